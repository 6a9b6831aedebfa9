"""Makes the sample documents under content/documents: nine annual reports and the attachments of the notices.

Run: apt-get install python3-reportlab python3-docx python3-openpyxl fonts-lato
     /usr/bin/python3 design/documents/make.py
All figures and people in them are invented. The same sources give the same files.
"""

import io
import json
import re
import sys
import zipfile
from pathlib import Path

from docx import Document
from docx.shared import Cm, Pt, RGBColor
from openpyxl import Workbook
from openpyxl.styles import Alignment, Border, Font, PatternFill, Side
from reportlab.lib.colors import HexColor
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import Paragraph, Table, TableStyle

sys.dont_write_bytecode = True
from letters import YEARS  # noqa: E402

OUT = Path(__file__).resolve().parents[2] / "content" / "documents"
COMPANY = "Sample Savings & Loans"
PHONE, TOLL_FREE, EMAIL = "+233 30 000 0000", "0800 000 000", "hello@example.com"
POSTAL = "P.O. Box 000, Accra, Ghana"

PURPLE, DEEP, GOLD = HexColor("#5b1f8a"), HexColor("#3a1259"), HexColor("#e8b024")
LILAC, MIST, INK, GREY, WHITE = (HexColor(c) for c in ("#b79ad0", "#f5effa", "#2a1838", "#6d6178", "#ffffff"))
W, H = A4
MARGIN = 62
INNER = W - 2 * MARGIN

for face in ("Regular", "Bold", "Black"):
    pdfmetrics.registerFont(TTFont(f"Lato-{face}", f"/usr/share/fonts/truetype/lato/Lato-{face}.ttf"))
pdfmetrics.registerFontFamily("Lato-Regular", normal="Lato-Regular", bold="Lato-Bold", italic="Lato-Regular", boldItalic="Lato-Bold")

BODY = ParagraphStyle("body", fontName="Lato-Regular", fontSize=10.5, leading=16, textColor=INK)
SMALL = ParagraphStyle("small", parent=BODY, fontSize=9, leading=13, textColor=GREY)
LEAD = ParagraphStyle("lead", parent=BODY, fontSize=13, leading=20, textColor=PURPLE)
LETTER = ParagraphStyle("letter", parent=BODY, fontSize=11.8, leading=19)
HEAD = ParagraphStyle("head", parent=BODY, fontName="Lato-Bold", fontSize=13, leading=18, textColor=PURPLE)


# ── the company's figures ────────────────────────────────────────────────────────────────────────────
# Invented. Money in thousands of GHS.
CUSTOMERS = dict(zip(range(2013, 2026), (7_100, 8_900, 10_600, 12_400, 14_250, 17_100, 20_900, 22_800, 26_700, 30_900, 36_200, 41_800, 46_900)))
DEPOSITS = dict(zip(range(2013, 2026), (16_900, 21_800, 27_300, 32_650, 38_140, 45_220, 54_380, 58_110, 67_450, 76_240, 90_370, 108_520, 129_160)))
LOANS = dict(zip(range(2013, 2026), (11_200, 14_900, 18_700, 22_310, 26_180, 31_450, 38_260, 37_120, 44_380, 51_070, 59_240, 72_310, 86_450)))
ASSETS = dict(zip(range(2016, 2026), (42_400, 49_300, 58_200, 69_800, 75_100, 86_900, 98_700, 116_800, 139_900, 166_700)))
BEFORE_TAX = dict(zip(range(2016, 2026), (1_120, 1_430, 1_690, 2_140, 1_030, 1_920, 2_050, 2_830, 3_710, 4_620)))
STAFF = dict(zip(range(2016, 2026), (139, 151, 158, 181, 183, 202, 221, 243, 256, 281)))

# Branch, region, year of opening; those of 2017 and before carry 2017.
BRANCHES = [
    ("Accra Head Office", "Greater Accra", 2017), ("Accra Makola", "Greater Accra", 2017),
    ("Accra Kaneshie", "Greater Accra", 2017), ("Madina", "Greater Accra", 2017), ("Tema", "Greater Accra", 2021),
    ("Kumasi Adum", "Ashanti", 2017), ("Kumasi Suame", "Ashanti", 2017), ("Obuasi", "Ashanti", 2025),
    ("Takoradi", "Western", 2017), ("Tarkwa", "Western", 2023), ("Cape Coast", "Central", 2017),
    ("Kasoa", "Central", 2022), ("Koforidua", "Eastern", 2017), ("Ho", "Volta", 2019), ("Sunyani", "Bono", 2019),
    ("Techiman", "Bono East", 2017), ("Tamale", "Northern", 2017), ("Bolgatanga", "Upper East", 2017),
]


def branches_in(year):
    # Bono and Bono East became regions of their own in 2019.
    old = {"Bono East": "Brong-Ahafo"} if year < 2019 else {}
    return [(name, old.get(region, region), opened) for name, region, opened in BRANCHES if opened <= year]


def income(year):
    profit = BEFORE_TAX[year]
    earned = round(LOANS[year] * 0.2 + DEPOSITS[year] * 0.03)
    paid = round(DEPOSITS[year] * 0.07)
    fees = round(CUSTOMERS[year] * 0.045)
    losses = round(LOANS[year] * (0.021 if year == 2020 else 0.012))
    costs = earned - paid + fees - losses - profit
    tax = round(profit * 0.25)
    return [("Interest received", earned), ("Interest paid to savers", -paid), ("Fees and other income", fees),
            ("Cost of loans that were not repaid", -losses), ("Staff, branches and other costs", -costs),
            ("Profit before tax", profit), ("Tax", -tax), ("Profit for the year", profit - tax)]


def position(year):
    total = ASSETS[year]
    property_, other = round(total * 0.05), round(total * 0.03)
    rest = total - LOANS[year] - property_ - other
    cash = round(rest * 0.45)
    owed = round(total * 0.04)
    return [("Cash and money at other banks", cash), ("Government securities", rest - cash), ("Loans to customers", LOANS[year]),
            ("Property and equipment", property_), ("Other assets", other), ("Total assets", total),
            ("Savings and deposits of customers", DEPOSITS[year]), ("Other amounts owed", owed),
            ("Equity of shareholders", total - DEPOSITS[year] - owed), ("Total liabilities and equity", total)]


def thousands(value):
    return f"({-value:,})" if value < 0 else f"{value:,}"


# ── drawing ──────────────────────────────────────────────────────────────────────────────────────────
def put(canvas, text, style, x, top, width):
    """A paragraph whose upper edge is at `top`; returns its lower edge."""
    paragraph = Paragraph(text, style)
    _, height = paragraph.wrap(width, 1000)
    paragraph.drawOn(canvas, x, top - height)
    return top - height


def sprout(canvas, x, y, size, colour):
    """The company's mark: two leaves on a stem; (x, y) is the foot."""
    canvas.saveState()
    canvas.translate(x, y)
    canvas.scale(size / 100, size / 100)
    canvas.setFillColor(colour)
    canvas.setStrokeColor(colour)
    canvas.setLineWidth(9)
    canvas.setLineCap(1)
    canvas.line(0, 4, 0, 58)
    for side, top in ((1, 100), (-1, 84)):
        leaf = canvas.beginPath()
        leaf.moveTo(0, 46)
        leaf.curveTo(side * 4, top - 18, side * 30, top, side * 56, top)
        leaf.curveTo(side * 56, top - 34, side * 36, 46, 0, 46)
        canvas.drawPath(leaf, stroke=0, fill=1)
    canvas.restoreState()


def ribbon(canvas, y, height):
    """A woven band across the page."""
    step = height * 1.5
    canvas.setFillColor(DEEP)
    canvas.rect(0, y, W, height, stroke=0, fill=1)
    count = int(W / step) + 2
    for index in range(count):
        x = index * step
        canvas.setFillColor(GOLD if index % 2 == 0 else LILAC)
        for row in range(3):
            inset = abs(row - 1) * step * 0.16
            canvas.rect(x + inset, y + height * (0.14 + row * 0.26), step * 0.62 - 2 * inset, height * 0.2, stroke=0, fill=1)


def wordmark(canvas, x, y, size, colour, leaf):
    sprout(canvas, x + size * 0.55, y - size * 0.1, size * 1.15, leaf)
    canvas.setFillColor(colour)
    canvas.setFont("Lato-Black", size)
    canvas.drawString(x + size * 1.5, y, "Sample")
    canvas.setFont("Lato-Regular", size * 0.46)
    canvas.drawString(x + size * 1.5, y - size * 0.62, "Savings & Loans")


def page(canvas, title, footer, number):
    """An inner page with its heading; returns the top of the free space."""
    canvas.setFillColor(PURPLE)
    canvas.rect(0, H - 12, W, 12, stroke=0, fill=1)
    canvas.setFillColor(GOLD)
    canvas.rect(0, H - 16, W, 4, stroke=0, fill=1)
    canvas.setFont("Lato-Black", 27)
    canvas.setFillColor(PURPLE)
    canvas.drawString(MARGIN, H - 92, title)
    canvas.setFillColor(GOLD)
    canvas.rect(MARGIN, H - 108, 54, 4, stroke=0, fill=1)
    canvas.setFont("Lato-Regular", 8)
    canvas.setFillColor(GREY)
    canvas.drawString(MARGIN, 36, footer)
    canvas.drawRightString(W - MARGIN, 36, str(number))
    canvas.bookmarkPage(f"p{number}")
    canvas.addOutlineEntry(title, f"p{number}")
    return H - 140


def tag(canvas, x, y, text="Sample figures"):
    width = pdfmetrics.stringWidth(text, "Lato-Bold", 8.5) + 16
    canvas.setFillColor(GOLD)
    canvas.roundRect(x - width, y - 5, width, 17, 8.5, stroke=0, fill=1)
    canvas.setFillColor(DEEP)
    canvas.setFont("Lato-Bold", 8.5)
    canvas.drawCentredString(x - width / 2, y, text)


def bars(canvas, x, y, width, height, years, series, colours, write):
    """A bar chart with a group of bars for each year; its lower left corner is at (x, y)."""
    peak = max(max(values.values()) for values in ({year: one[year] for year in years} for one in series))
    canvas.setStrokeColor(HexColor("#e3d8ec"))
    canvas.setLineWidth(0.6)
    for line in range(5):
        canvas.line(x, y + height * line / 4, x + width, y + height * line / 4)
    slot = width / len(years)
    bar = min(40, slot * 0.72 / len(series))
    for index, year in enumerate(years):
        left = x + slot * (index + 0.5) - bar * len(series) / 2
        for place, one in enumerate(series):
            tall = height * 0.92 * one[year] / peak
            # The year of the report stands out.
            is_last = year == years[-1]
            canvas.setFillColor(colours[place] if len(series) > 1 or is_last else LILAC)
            canvas.rect(left + place * bar + 1, y, bar - 2, tall, stroke=0, fill=1)
            canvas.setFillColor(INK)
            canvas.setFont("Lato-Bold", 7.8)
            canvas.drawCentredString(left + (place + 0.5) * bar, y + tall + 4, write(one[year]))
        canvas.setFont("Lato-Regular", 9)
        canvas.setFillColor(GREY)
        canvas.drawCentredString(x + slot * (index + 0.5), y - 15, str(year))


def figures(canvas, top, title, rows, year, strong):
    """A table of two years' money; returns its lower edge."""
    canvas.setFont("Lato-Bold", 13)
    canvas.setFillColor(PURPLE)
    canvas.drawString(MARGIN, top - 14, title)
    tag(canvas, W - MARGIN, top - 14)
    table = Table([["Thousands of GHS", str(year), str(year - 1)], *rows], colWidths=[INNER - 190, 95, 95], rowHeights=20)
    style = [
        ("FONT", (0, 0), (-1, -1), "Lato-Regular", 9.5), ("TEXTCOLOR", (0, 0), (-1, -1), INK),
        ("ALIGN", (1, 0), (-1, -1), "RIGHT"), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"),
        ("BACKGROUND", (0, 0), (-1, 0), PURPLE), ("TEXTCOLOR", (0, 0), (-1, 0), WHITE), ("FONT", (0, 0), (-1, 0), "Lato-Bold", 9.5),
        ("LINEBELOW", (0, 1), (-1, -1), 0.4, HexColor("#e3d8ec")), ("BACKGROUND", (1, 1), (1, -1), MIST),
    ]
    for index, row in enumerate(rows, 1):
        if row[0] in strong:
            style += [("FONT", (0, index), (-1, index), "Lato-Bold", 9.5), ("LINEABOVE", (0, index), (-1, index), 0.9, PURPLE)]
    table.setStyle(TableStyle(style))
    _, height = table.wrap(INNER, 600)
    table.drawOn(canvas, MARGIN, top - 26 - height)
    return top - 26 - height


def start(path, title, subject):
    path.parent.mkdir(parents=True, exist_ok=True)
    canvas = Canvas(str(path), pagesize=A4, invariant=1, lang="en-GB")
    canvas.setTitle(title)
    canvas.setAuthor(COMPANY)
    canvas.setSubject(subject)
    canvas.setCreator("design/documents/make.py")
    canvas.setViewerPreference("DisplayDocTitle", "true")
    return canvas


# ── annual reports ───────────────────────────────────────────────────────────────────────────────────
def annual_report(year):
    words = YEARS[year]
    footer = f"{COMPANY} · Annual Report {year} · Sample document: figures and people are invented"
    canvas = start(OUT / "reports" / f"annual-report-{year}.pdf", f"Annual Report {year}", f"Sample annual report of {COMPANY}")
    cover(canvas, year, words["theme"])
    canvas.showPage()
    at_a_glance(canvas, year, words, footer)
    canvas.showPage()
    chairman(canvas, year, words, footer)
    canvas.showPage()
    in_brief(canvas, year, footer)
    canvas.showPage()
    accounts(canvas, year, footer)
    canvas.showPage()
    where_we_are(canvas, year, words, footer)
    canvas.showPage()
    back(canvas, year)
    canvas.save()


def cover(canvas, year, theme):
    canvas.setFillColor(PURPLE)
    canvas.rect(0, 0, W, H, stroke=0, fill=1)
    canvas.setFillColor(DEEP)
    canvas.circle(W * 0.78, H * 0.46, 250, stroke=0, fill=1)
    # Coins grow into stacks, one more each year; the sprout stands on the last.
    foot, step = 178, 46
    count = 4 + (year - 2017) % 5
    for index in range(count):
        x = W - MARGIN - (count - index - 0.5) * step - 8
        coins = 2 + index * 2 + (year * 7 + index * 3) % 2
        for coin in range(coins):
            canvas.setFillColor(GOLD if coin % 2 == 0 else HexColor("#cf9717"))
            canvas.roundRect(x - step * 0.41, foot + coin * 14, step * 0.82, 12, 5, stroke=0, fill=1)
        if index == count - 1:
            sprout(canvas, x, foot + coins * 14 - 2, 92, WHITE)
    canvas.setFillColor(LILAC)
    canvas.rect(MARGIN, foot - 6, W - 2 * MARGIN, 3, stroke=0, fill=1)
    ribbon(canvas, 76, 40)
    wordmark(canvas, MARGIN, H - 100, 30, WHITE, GOLD)
    canvas.setFillColor(WHITE)
    canvas.setFont("Lato-Bold", 22)
    canvas.drawString(MARGIN, H - 216, "Annual Report")
    canvas.setFillColor(GOLD)
    canvas.setFont("Lato-Black", 104)
    canvas.drawString(MARGIN - 5, H - 314, str(year))
    canvas.setFillColor(WHITE)
    canvas.setFont("Lato-Regular", 24)
    canvas.drawString(MARGIN, H - 360, theme)
    canvas.setFont("Lato-Regular", 9)
    canvas.drawString(MARGIN, 44, "Sample document. All figures and people in it are invented.")
    canvas.bookmarkPage("p1")
    canvas.addOutlineEntry(f"Annual Report {year}", "p1")


def at_a_glance(canvas, year, words, footer):
    top = page(canvas, "The year at a glance", footer, 2)
    branches = branches_in(year)
    tiles = [
        (f"{CUSTOMERS[year]:,}", "customers"), (str(len(branches)), "branches"), (str(STAFF[year]), "people at work"),
        (f"GHS {DEPOSITS[year] / 1000:.1f} million", "savings of customers"), (f"GHS {LOANS[year] / 1000:.1f} million", "loans to customers"),
        (f"GHS {BEFORE_TAX[year] / 1000:.1f} million", "profit before tax"),
    ]
    tag(canvas, W - MARGIN, top + 6)
    gap, tall = 14, 92
    wide = (INNER - 2 * gap) / 3
    for index, (figure, label) in enumerate(tiles):
        x, y = MARGIN + (index % 3) * (wide + gap), top - 14 - tall - (index // 3) * (tall + gap)
        is_dark = index in (0, 4)
        canvas.setFillColor(PURPLE if is_dark else MIST)
        canvas.roundRect(x, y, wide, tall, 10, stroke=0, fill=1)
        canvas.setFillColor(GOLD if is_dark else PURPLE)
        canvas.setFont("Lato-Black", 27 if len(figure) < 8 else 14.5)
        canvas.drawString(x + 15, y + tall - 48, figure)
        canvas.setFillColor(WHITE if is_dark else GREY)
        canvas.setFont("Lato-Regular", 10.5)
        canvas.drawString(x + 15, y + 20, label)
    y = top - 14 - 2 * tall - gap - 34
    y = put(canvas, "What we remember of this year", HEAD, MARGIN, y, INNER) - 8
    for line in words["highlights"]:
        sprout(canvas, MARGIN + 8, y - 16, 14, GOLD)
        y = put(canvas, line, BODY, MARGIN + 26, y, INNER - 26) - 7
    y = put(canvas, "What we stand for", HEAD, MARGIN, y - 16, INNER) - 6
    y = put(canvas, "Integrity, Customer Focus, Creativity, Teamwork and Excellence are our five values. They are short words. "
            "We try to prove them every day at the counter, in the market and on the phone.", BODY, MARGIN, y, INNER)
    y = put(canvas, "In this report", HEAD, MARGIN, y - 22, INNER) - 10
    for number, title in ((3, "Letter of the chairman"), (4, "The year in brief"), (5, "Our accounts"), (6, "Where you find us"), (7, "Contact")):
        canvas.setFont("Lato-Regular", 10.5)
        canvas.setFillColor(INK)
        canvas.drawString(MARGIN, y - 10, title)
        canvas.drawRightString(W - MARGIN, y - 10, str(number))
        start_x = MARGIN + pdfmetrics.stringWidth(title, "Lato-Regular", 10.5) + 8
        canvas.setStrokeColor(LILAC)
        canvas.setLineWidth(0.7)
        canvas.setDash(1, 3)
        canvas.line(start_x, y - 8, W - MARGIN - 14, y - 8)
        canvas.setDash()
        canvas.linkRect("", f"p{number}", (MARGIN, y - 14, W - MARGIN, y + 2), relative=0)
        y -= 19


def chairman(canvas, year, words, footer):
    y = page(canvas, "Letter of the chairman", footer, 3)
    first, *others = words["letter"]
    y = put(canvas, "Dear shareholders, dear customers, dear colleagues,", LETTER, MARGIN, y, INNER) - 14
    y = put(canvas, first, LEAD, MARGIN, y, INNER) - 16
    for paragraph in others:
        y = put(canvas, paragraph, LETTER, MARGIN, y, INNER) - 15
    y = put(canvas, f"At the end of {year}, {CUSTOMERS[year]:,} people saved with us, {CUSTOMERS[year] - CUSTOMERS[year - 1]:,} more than a year before. "
            f"We work in {len(branches_in(year))} branches with {STAFF[year]} colleagues. You find the sample figures on the next pages.", LETTER, MARGIN, y, INNER) - 15
    y = put(canvas, "Our promise stays the same. We explain each product before you sign. A loan usually takes 24 to 72 hours, once requirements "
            "are met. We resolve complaints within 5 working days. And a customer may repay early.", LETTER, MARGIN, y, INNER) - 15
    y = put(canvas, "Thank you for your trust.", LETTER, MARGIN, y, INNER) - 30
    canvas.setStrokeColor(PURPLE)
    canvas.setLineWidth(1.6)
    canvas.setLineCap(1)
    pen = canvas.beginPath()
    pen.moveTo(MARGIN + 4, y - 34)
    pen.curveTo(MARGIN + 14, y + 8, MARGIN + 22, y + 4, MARGIN + 16, y - 36)
    pen.curveTo(MARGIN + 26, y - 12, MARGIN + 38, y + 10, MARGIN + 44, y - 2)
    pen.curveTo(MARGIN + 34, y - 18, MARGIN + 24, y - 14, MARGIN + 52, y - 32)
    pen.curveTo(MARGIN + 70, y - 8, MARGIN + 76, y - 12, MARGIN + 72, y - 30)
    pen.curveTo(MARGIN + 92, y - 14, MARGIN + 112, y - 34, MARGIN + 150, y - 16)
    canvas.drawPath(pen, stroke=1, fill=0)
    y = put(canvas, "Dr Kojo Baidoo-Tetteh", HEAD, MARGIN, y - 46, INNER)
    put(canvas, "Chairman of the Board", BODY, MARGIN, y, INNER)


def in_brief(canvas, year, footer):
    y = page(canvas, "The year in brief", footer, 4)
    years = list(range(year - 4, year + 1))
    growth = round((CUSTOMERS[year] / CUSTOMERS[year - 1] - 1) * 100)
    y = put(canvas, f"The number of customers grew by {growth} per cent. Savings of customers reached GHS {DEPOSITS[year] / 1000:.1f} million, "
            f"and loans to customers stood at GHS {LOANS[year] / 1000:.1f} million at the end of the year.", BODY, MARGIN, y, INNER) - 26
    put(canvas, "Customers at the end of the year", HEAD, MARGIN, y, INNER)
    tag(canvas, W - MARGIN, y - 14)
    bars(canvas, MARGIN, y - 208, INNER, 165, years, [CUSTOMERS], [PURPLE], lambda value: f"{value:,}")
    y -= 262
    put(canvas, "Savings and loans, in millions of GHS", HEAD, MARGIN, y, INNER)
    tag(canvas, W - MARGIN, y - 14)
    bars(canvas, MARGIN, y - 214, INNER, 165, years, [DEPOSITS, LOANS], [PURPLE, GOLD], lambda value: f"{value / 1000:.1f}")
    for index, (label, colour) in enumerate((("Savings of customers", PURPLE), ("Loans to customers", GOLD))):
        x = MARGIN + index * 150
        canvas.setFillColor(colour)
        canvas.roundRect(x, y - 252, 11, 11, 2.5, stroke=0, fill=1)
        canvas.setFillColor(INK)
        canvas.setFont("Lato-Regular", 9.5)
        canvas.drawString(x + 17, y - 250, label)
    put(canvas, "All values are sample figures. They were made up for this document and describe no real company.", SMALL, MARGIN, y - 268, INNER)


def accounts(canvas, year, footer):
    y = page(canvas, "Our accounts", footer, 5)

    def two_years(of):
        return [(name, thousands(now), thousands(then)) for (name, now), (_, then) in zip(of(year), of(year - 1))]

    y = figures(canvas, y, "Income", two_years(income), year, {"Profit before tax", "Profit for the year"})
    y = figures(canvas, y - 30, "Financial position on 31 December", two_years(position), year, {"Total assets", "Total liabilities and equity"})
    put(canvas, "Sample figures: made up for this document, not audited, and of no real company. Amounts in brackets are taken off.", SMALL, MARGIN, y - 14, INNER)


def where_we_are(canvas, year, words, footer):
    branches = branches_in(year)
    y = page(canvas, "Where you find us", footer, 6)
    regions = {}
    for name, region, opened in branches:
        regions.setdefault(region, []).append(f"<b>{name} (new)</b>" if opened == year and year > 2017 else name)
    y = put(canvas, f"{len(branches)} branches in {len(regions)} regions, open from Monday to Friday, 08:00 to 17:00.", BODY, MARGIN, y, INNER) - 10
    rows = [["Region", "Branches"]] + [[region, Paragraph(", ".join(names), ParagraphStyle("cell", parent=BODY, fontSize=9.5, leading=13))] for region, names in regions.items()]
    table = Table(rows, colWidths=[130, INNER - 130])
    table.setStyle(TableStyle([
        ("FONT", (0, 0), (-1, -1), "Lato-Regular", 9.5), ("FONT", (0, 0), (-1, 0), "Lato-Bold", 9.5), ("FONT", (0, 1), (0, -1), "Lato-Bold", 9.5),
        ("BACKGROUND", (0, 0), (-1, 0), PURPLE), ("TEXTCOLOR", (0, 0), (-1, 0), WHITE), ("TEXTCOLOR", (0, 1), (0, -1), PURPLE),
        ("LINEBELOW", (0, 1), (-1, -1), 0.4, HexColor("#e3d8ec")), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"),
        ("TOPPADDING", (0, 0), (-1, -1), 5), ("BOTTOMPADDING", (0, 0), (-1, -1), 6),
    ]))
    _, height = table.wrap(INNER, 600)
    table.drawOn(canvas, MARGIN, y - height)
    y -= height + 26
    y = put(canvas, "Our people", HEAD, MARGIN, y, INNER) - 6
    y = put(canvas, f"{STAFF[year]} women and men worked for the company at the end of the year, {STAFF[year] - STAFF[year - 1]} more than a year before (sample figures). "
            "Every new colleague spends the first week with a susu collector in the market.", BODY, MARGIN, y, INNER) - 18
    y = put(canvas, "In the community", HEAD, MARGIN, y, INNER) - 6
    y = put(canvas, words["community"], BODY, MARGIN, y, INNER) - 18
    if year >= 2020:
        text = ("<b>At any hour: *277#.</b> Check your balance, move money between wallet and account, send money to other banks, "
                "buy airtime and data, pay utility bills and get a mini statement. 24 hours a day, 7 days a week.")
        box(canvas, y, text)


def box(canvas, top, text, style=BODY):
    paragraph = Paragraph(text, style)
    _, height = paragraph.wrap(INNER - 44, 400)
    canvas.setFillColor(MIST)
    canvas.roundRect(MARGIN, top - height - 28, INNER, height + 28, 10, stroke=0, fill=1)
    canvas.setFillColor(GOLD)
    canvas.roundRect(MARGIN, top - height - 28, 6, height + 28, 3, stroke=0, fill=1)
    paragraph.drawOn(canvas, MARGIN + 24, top - height - 13)
    return top - height - 28


def back(canvas, year):
    canvas.setFillColor(PURPLE)
    canvas.rect(0, 0, W, H, stroke=0, fill=1)
    ribbon(canvas, H - 116, 40)
    sprout(canvas, W / 2, H * 0.56, 130, GOLD)
    canvas.setFillColor(WHITE)
    canvas.setFont("Lato-Black", 32)
    canvas.drawCentredString(W / 2, H * 0.56 - 58, COMPANY)
    canvas.setFont("Lato-Regular", 15)
    canvas.drawCentredString(W / 2, H * 0.56 - 86, "Your Financial Partner in Ghana")
    lines = ["Independence Avenue, Accra", POSTAL, f"Phone {PHONE} · toll-free {TOLL_FREE}", EMAIL]
    canvas.setFont("Lato-Regular", 11)
    for index, line in enumerate(lines):
        canvas.drawCentredString(W / 2, 210 - index * 20, line)
    canvas.setFillColor(LILAC)
    canvas.setFont("Lato-Regular", 9)
    canvas.drawCentredString(W / 2, 60, f"Annual Report {year}. Sample document: all figures and people are invented; phone numbers are placeholders.")
    canvas.bookmarkPage("p7")
    canvas.addOutlineEntry("Contact", "p7")


# ── notices as PDF ───────────────────────────────────────────────────────────────────────────────────
class Leaflet:
    """One or two pages of text with headings, numbered or marked lines and boxes."""

    def __init__(self, file, title, subject):
        self.title, self.number = title, 0
        self.canvas = start(OUT / "notices" / file, title, subject)
        self.new_page()

    def new_page(self):
        if self.number:
            self.canvas.showPage()
        self.number += 1
        canvas = self.canvas
        canvas.setFillColor(PURPLE)
        canvas.rect(0, H - 118, W, 118, stroke=0, fill=1)
        ribbon(canvas, H - 134, 16)
        wordmark(canvas, MARGIN, H - 66, 24, WHITE, GOLD)
        canvas.setFillColor(WHITE)
        canvas.setFont("Lato-Bold", 12)
        canvas.drawRightString(W - MARGIN, H - 66, "Notice to customers" if "Meeting" not in self.title else "Notice to shareholders")
        canvas.setFont("Lato-Regular", 8)
        canvas.setFillColor(GREY)
        canvas.drawString(MARGIN, 36, f"{COMPANY} · {PHONE} · toll-free {TOLL_FREE} · Sample document")
        canvas.drawRightString(W - MARGIN, 36, str(self.number))
        self.y = H - 172
        if self.number == 1:
            style = ParagraphStyle("title", parent=BODY, fontName="Lato-Black", fontSize=25, leading=31, textColor=PURPLE)
            self.y = put(canvas, self.title, style, MARGIN, self.y, INNER) - 14

    def text(self, words, style=BODY, after=11):
        self.y = put(self.canvas, words, style, MARGIN, self.y, INNER) - after

    def head(self, words):
        self.y -= 7
        self.text(words, HEAD, 5)

    def lines(self, items, numbered=False):
        for index, item in enumerate(items, 1):
            if numbered:
                self.canvas.setFillColor(PURPLE)
                self.canvas.circle(MARGIN + 10, self.y - 9, 9.5, stroke=0, fill=1)
                self.canvas.setFillColor(WHITE)
                self.canvas.setFont("Lato-Bold", 10)
                self.canvas.drawCentredString(MARGIN + 10, self.y - 12.5, str(index))
            else:
                sprout(self.canvas, MARGIN + 8, self.y - 15, 14, GOLD)
            self.y = put(self.canvas, item, BODY, MARGIN + 30, self.y, INNER - 30) - (9 if numbered else 6)
        self.y -= 5

    def box(self, words, style=BODY):
        self.y = box(self.canvas, self.y - 4, words, style) - 18

    def table(self, rows, widths):
        cell = ParagraphStyle("cell", parent=BODY, fontSize=9.5, leading=13.5)
        table = Table([rows[0], *[[Paragraph(value, cell) for value in row] for row in rows[1:]]], colWidths=widths)
        table.setStyle(TableStyle([
            ("FONT", (0, 0), (-1, 0), "Lato-Bold", 9.5), ("BACKGROUND", (0, 0), (-1, 0), PURPLE), ("TEXTCOLOR", (0, 0), (-1, 0), WHITE),
            ("LINEBELOW", (0, 1), (-1, -1), 0.4, HexColor("#e3d8ec")), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"),
            ("TOPPADDING", (0, 0), (-1, -1), 5), ("BOTTOMPADDING", (0, 0), (-1, -1), 6),
        ]))
        _, height = table.wrap(INNER, 600)
        table.drawOn(self.canvas, MARGIN, self.y - height)
        self.y -= height + 18

    def save(self):
        self.canvas.save()


def ghana_card():
    sheet = Leaflet("ghana-card-at-the-counter.pdf", "Bring your Ghana Card", "Which papers you need at the counter")
    sheet.text("The Ghana Card shows us who you are. Please bring it each time you come to the counter. The table tells you what else you need.", LEAD, 16)
    sheet.table([
        ["What you want to do", "What to bring"],
        ["Open an account for yourself", "Ghana Card; your phone. You must be 18 or over and live in Ghana."],
        ["Open a Mmofra Daakye Account", "Ghana Card of the parent or guardian; birth certificate of the child; GHS 5."],
        ["Pay in or withdraw", "Ghana Card; your account number."],
        ["Register for *277#", "Ghana Card; the phone with the SIM card that you want to register."],
        ["Collect money from abroad", "Ghana Card; the reference number; the name of the sender and the amount."],
        ["Ask for a salary loan", "Ghana Card; last three payslips; letter from your employer."],
        ["Ask for a Susu and Nkosuo Loan", "Ghana Card; your savings book and your sales notes, if you have any."],
    ], [170, INNER - 170])
    sheet.head("If your card is lost, damaged or wrong")
    sheet.lines(["Report it to the office that issues the card.", "Ask for a confirmation and bring it to your branch.", "Tell us when you have the new card, so that we can correct your records."], numbered=True)
    sheet.box("Accounts cannot be opened online. Please visit a branch. Most are open Monday to Friday, 08:00 to 17:00.")
    sheet.save()


def pin_poster():
    sheet = Leaflet("never-share-your-pin.pdf", "Never share your PIN", "A poster against telephone fraud")
    sheet.text("We never ask for your PIN: not by phone, not by message, not at the counter.", ParagraphStyle("big", parent=LEAD, fontName="Lato-Bold", fontSize=19, leading=27), 20)
    sheet.head("How you know a fraudster")
    sheet.lines(["The caller is in a hurry and wants you to hurry too.", "The caller says that your account will be blocked, or that you have won a prize.", "The caller asks for your PIN, for a code from a text message, or for a fee.", "The caller begs you to send back money that came “by mistake”."])
    sheet.head("What to do")
    sheet.lines(["End the call.", "Do not send any money.", "Dial *277# yourself and check your balance.", f"Call us on {TOLL_FREE} (toll-free) or go to the nearest branch.", "Tell your family and your neighbours."], numbered=True)
    sheet.box("<b>Has it already happened?</b> Call us at once. The first hour matters most. Write down the number of the caller and the time, and make a report to the police. Nobody needs to be ashamed.")
    sheet.text("You may print this page and put it up in your shop, school, church or mosque.", SMALL)
    sheet.save()


def meeting():
    sheet = Leaflet("annual-general-meeting-2026.pdf", "Notice of the Annual General Meeting", "Agenda and proxy form")
    sheet.text("The Annual General Meeting of the shareholders of Sample Savings &amp; Loans is held on <b>Thursday 25 June 2026 at 10:00</b> in the meeting hall of the head office, Independence Avenue, Accra.", LEAD, 14)
    sheet.head("Agenda")
    sheet.lines(["To receive the report of the directors and the audited accounts for the year ended 31 December 2025.", "To receive the report of the external auditor.", "To elect directors in place of those who retire.", "To appoint the auditor and to allow the directors to agree on the fee.", "To agree on the fees of the directors.", "To hear questions of shareholders."], numbered=True)
    sheet.head("Who may vote")
    sheet.text("Every person or company that is in the register of shareholders on 11 June 2026 may attend and vote. A shareholder who cannot come may send another person with the form on the next page. The form must reach the company secretary two working days before the meeting.")
    sheet.text("By order of the board", after=2)
    sheet.text("Mrs Esi Bentsiwa Quansah", HEAD, 0)
    sheet.text("Head of Legal and Company Secretary")
    sheet.new_page()
    sheet.text("Form for a representative", ParagraphStyle("title2", parent=BODY, fontName="Lato-Black", fontSize=20, leading=26, textColor=PURPLE), 14)
    sheet.text("I am a shareholder of Sample Savings &amp; Loans. I name the person below to attend and vote for me at the Annual General Meeting on 25 June 2026.")
    for label in ("Name of the shareholder", "Number of shares", "Name of the representative", "Ghana Card number of the representative"):
        blank(sheet, label)
    sheet.table([["Resolution", "For", "Against"], ["Accounts for the year 2025", "", ""], ["Election of directors", "", ""], ["Appointment and fee of the auditor", "", ""], ["Fees of the directors", "", ""]], [INNER - 140, 70, 70])
    for label in ("Signature", "Date"):
        blank(sheet, label)
    sheet.text("Please mark each line with a tick. Without a tick the representative decides.", SMALL)
    sheet.save()


def blank(sheet, label):
    sheet.text(label, SMALL, 22)
    sheet.canvas.setStrokeColor(LILAC)
    sheet.canvas.setLineWidth(0.8)
    sheet.canvas.line(MARGIN, sheet.y, W - MARGIN, sheet.y)
    sheet.y -= 14


def loan_cost():
    sheet = Leaflet("know-the-cost-of-your-loan.pdf", "Know the cost of your loan", "The most important words, explained")
    sheet.text("You have a right to know what a loan costs before you sign. Here are the words that you will read on our paper.", LEAD, 14)
    sheet.table([
        ["Word", "What it means"],
        ["Amount of the loan", "The money that you receive."],
        ["Interest", "What you pay for the use of the money, in GHS on your paper."],
        ["Charges", "Other costs. Each one stands on its own line."],
        ["Instalment", "The sum that you pay each day, week or month."],
        ["Period", "The time from the first to the last instalment."],
        ["Total to repay", "Everything together: the loan, the interest and all charges."],
        ["Guarantor", "A person who promises to pay if you cannot."],
        ["Early repayment", "You pay back before the end. This is allowed. Your loan agreement says what it costs."],
        ["Credit bureau", "An office that keeps records of loans and repayments."],
    ], [130, INNER - 130])
    sheet.head("Five questions to ask")
    sheet.lines(["How much do I receive in my hand?", "How much do I repay in total?", "When is the first payment, and when is the last?", "What happens if I pay late?", "What does it cost to repay early, and what do I save?"], numbered=True)
    sheet.box("A loan usually takes 24 to 72 hours, once requirements are met. Nobody may ask you for money to “speed up” a loan. If it happens, please report it.")
    sheet.save()


# ── notices as forms and a table ─────────────────────────────────────────────────────────────────────
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
    for year in YEARS:
        annual_report(year)
    for make in (ghana_card, pin_poster, meeting, loan_cost, complaint_form, details_form, fees_table):
        make()
    for path in sorted(OUT.rglob("*.*")):
        print(f"{path.stat().st_size // 1024:4d} KB  {path.relative_to(OUT)}")
