"""Makes the sample's office files under content/documents/notices: two forms and the table of fees.

Run: apt-get install python3-docx python3-openpyxl
     /usr/bin/python3 design/documents/make.py
The same sources give the same files.
"""

import io
import json
import re
import zipfile
from pathlib import Path

from docx import Document
from docx.shared import Cm, Pt, RGBColor
from openpyxl import Workbook
from openpyxl.styles import Alignment, Border, Font, PatternFill, Side

OUT = Path(__file__).resolve().parents[2] / "content" / "documents"
COMPANY = "Sample Savings & Loans"
PHONE, TOLL_FREE = "+233 30 000 0000", "0800 000 000"


def form(file, title, intro, sections, closing):
    document = Document()
    for side in ("left_margin", "right_margin", "top_margin", "bottom_margin"):
        setattr(document.sections[0], side, Cm(2.2))
    document.sections[0].page_width, document.sections[0].page_height = Cm(21), Cm(29.7)
    normal = document.styles["Normal"]
    normal.font.name, normal.font.size = "Calibri", Pt(11)
    purple = RGBColor(0x5B, 0x1F, 0x8A)
    for style, size in (("Title", 24), ("Heading 1", 14)):
        document.styles[style].font.name = "Calibri"
        document.styles[style].element.rPr.rFonts.attrib.clear()
        document.styles[style].font.name = "Calibri"
        document.styles[style].font.color.rgb = purple
        document.styles[style].font.size = Pt(size)
    document.add_paragraph(COMPANY).runs[0].bold = True
    document.add_paragraph(title, style="Title")
    document.add_paragraph(intro)
    for heading, labels in sections:
        document.add_heading(heading, 1)
        table = document.add_table(rows=0, cols=2, style="Table Grid")
        for label, lines in labels:
            cells = table.add_row().cells
            cells[0].text, cells[1].text = label, "\n" * (lines - 1)
            cells[0].width, cells[1].width = Cm(5.6), Cm(11)
            cells[0].paragraphs[0].runs[0].bold = True
            for cell in cells:
                cell.paragraphs[0].paragraph_format.space_before = Pt(4)
                cell.paragraphs[0].paragraph_format.space_after = Pt(4)
    document.add_paragraph()
    for line in closing:
        document.add_paragraph(line)
    small = document.sections[0].footer.paragraphs[0]
    small.text = f"{COMPANY} · {PHONE} · toll-free {TOLL_FREE} · Sample document"
    small.runs[0].font.size = Pt(8.5)
    core = document.core_properties
    core.title, core.author, core.comments, core.language = title, COMPANY, "", "en-GB"
    stream = io.BytesIO()
    document.save(stream)
    keep(OUT / "notices" / file, stream)


def complaint_form():
    form("complaint-form.docx", "Complaint form",
         "Tell us what went wrong. You can hand in this form at any branch. We resolve complaints within 5 working days. If you do not agree with our answer, you may take your complaint to the Bank of Ghana.",
         [("About you", [("Name", 1), ("Phone", 1), ("Email", 1), ("Account number, if you have one", 1)]),
          ("What happened", [("Branch or service", 1), ("Date and time", 1), ("Amount in GHS, if it is about money", 1), ("What happened, in your own words", 7), ("What would you like us to do", 3)]),
          ("Signature", [("Date", 1), ("Signature", 2)])],
         ["Never write your PIN on this form.", "For the branch: reference, date received, name of the officer."])


def details_form():
    form("customer-details-update-form.docx", "Update of customer details",
         "Please fill in what has changed and bring this form to a branch with your Ghana Card. We do not change phone numbers by phone or by email.",
         [("Your account", [("Name as on the Ghana Card", 1), ("Ghana Card number", 1), ("Account number", 1)]),
          ("What is new", [("New phone number", 1), ("New email address", 1), ("New home address", 2), ("New business location", 2), ("New name, with the reason", 2)]),
          ("Signature", [("Date", 1), ("Signature", 2)])],
         ["Text messages go to the old number until the branch has confirmed the change.", "For the branch: Ghana Card checked by, date."])


def fees_table():
    book = Workbook()
    sheet = book.active
    sheet.title = "Fees and charges 2026"
    # The list that /rates shows.
    areas = {"savings": "Savings", "loan": "Loans", "fee": "Fees and charges", "transfer": "Money transfers"}
    rows = [
        (areas[rate["kind"]], rate["name"], f"GHS {rate['value']}" if rate.get("unit") == "GHS" else rate["value"], rate.get("conditions", ""))
        for rate in json.loads((OUT.parent / "rates.json").read_text())["data"]
    ]
    sheet["A1"] = f"{COMPANY}: summary of fees and charges 2026"
    sheet["A1"].font = Font(name="Calibri", bold=True, size=16, color="5B1F8A")
    sheet["A2"] = "Sample table. It names no real price. The same list is on the page Rates, Fees and Charges of the website."
    sheet["A2"].font = Font(name="Calibri", italic=True, color="6D6178")
    thin = Side(style="thin", color="E3D8EC")
    for column, head in enumerate(("Area", "Service", "Charge", "Good to know"), 1):
        cell = sheet.cell(4, column, head)
        cell.font, cell.fill = Font(name="Calibri", bold=True, color="FFFFFF"), PatternFill("solid", fgColor="5B1F8A")
        cell.alignment = Alignment(vertical="center")
    for index, row in enumerate(rows, 5):
        for column, value in enumerate(row, 1):
            cell = sheet.cell(index, column, value)
            cell.font = Font(name="Calibri", bold=column == 1)
            cell.alignment, cell.border = Alignment(vertical="center", wrap_text=True), Border(bottom=thin)
            if index % 2 == 0:
                cell.fill = PatternFill("solid", fgColor="F5EFFA")
        sheet.row_dimensions[index].height = 20
    for column, width in zip("ABCD", (17, 42, 27, 44)):
        sheet.column_dimensions[column].width = width
    sheet.row_dimensions[4].height = 22
    sheet.freeze_panes = "A5"
    sheet.auto_filter.ref = f"A4:D{4 + len(rows)}"
    sheet.page_setup.orientation, sheet.page_setup.paperSize, sheet.page_setup.fitToHeight = "landscape", 9, 0
    sheet.sheet_properties.pageSetUpPr.fitToPage = True
    book.properties.creator, book.properties.title = COMPANY, "Fees and charges 2026"
    stream = io.BytesIO()
    book.save(stream)
    keep(OUT / "notices" / "fees-and-charges-2026.xlsx", stream)


def keep(path, stream):
    """Writes an office file with fixed dates, so that the same content gives the same bytes."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(stream) as source, zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as target:
        for name in source.namelist():
            data = source.read(name)
            if name == "docProps/core.xml":
                data = re.sub(rb"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", b"2026-08-21T08:00:00Z", data)
            target.writestr(zipfile.ZipInfo(name, (2026, 8, 21, 8, 0, 0)), data, zipfile.ZIP_DEFLATED)


if __name__ == "__main__":
    for make in (complaint_form, details_form, fees_table):
        make()
