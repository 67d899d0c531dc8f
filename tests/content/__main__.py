"""Write the pages anew; git shows what has changed."""

from tests.content import page

for title in page.PAGES:
    page.file(title).write_text(page.write(title), encoding="utf-8")
