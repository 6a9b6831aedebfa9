const EACH = "for each in plain links table photo; do";
const PYTHON = "/usr/bin/python3 -c";
const npm = (packages: string, program: string) =>
	`npm install --silent --no-audit --no-fund --prefix ./modules ${packages} && NODE_PATH=./modules/node_modules node -e '${program}'`;
const CHROMIUM = "chromium --headless=new --no-sandbox --disable-gpu --user-data-dir=./profile";

/** Programs that write CVs, each with a command for a shell in the folder of the sources. Files of earlier ones are there. */
export const PRODUCERS: Record<string, string> = {
	pandoc: `${EACH} pandoc $each.html -o pandoc-$each.docx; pandoc $each.html -o $each.odt; done`,
	LibreOffice: `for format in docx doc pdf; do
		soffice -env:UserInstallation=file://$PWD/office --headless --convert-to $format --outdir office-$format ./*.odt
		${EACH} mv office-$format/$each.$format libreoffice-$each.$format; done; done
		soffice -env:UserInstallation=file://$PWD/office --headless --convert-to docx:"Office Open XML Text" --outdir office-strict photo.odt && mv office-strict/photo.docx libreoffice-strict.docx
		soffice -env:UserInstallation=file://$PWD/office --headless --convert-to 'pdf:writer_pdf_Export:{"SelectPdfVersion":{"type":"long","value":"2"},"UseTaggedPDF":{"type":"boolean","value":"true"}}' --outdir office-a photo.odt && mv office-a/photo.pdf libreoffice-archive.pdf`,
	Chromium: `${EACH} ${CHROMIUM} --print-to-pdf=chromium-$each.pdf $each.html; done
		${CHROMIUM} --screenshot=chromium-photo.png photo.html`,
	// It makes a link to a file of a link within a page that was opened from the disk.
	wkhtmltopdf: `${EACH} sed 's/href="#work"//' $each.html > $each-page.html; QT_QPA_PLATFORM=offscreen wkhtmltopdf --enable-local-file-access $each-page.html wkhtmltopdf-$each.pdf; done`,
	WeasyPrint: `${EACH} weasyprint $each.html weasyprint-$each.pdf; done`,
	// It makes an action that starts a program of a link to a phone number.
	HTMLDOC: `${EACH} sed 's/href="tel:[^"]*"//' $each.html > $each-page.html; htmldoc --webpage -f htmldoc-$each.pdf $each-page.html; done`,
	AbiWord: `${EACH} abiword --to=pdf --to-name=abiword-$each.pdf $each.html; abiword --to=docx --to-name=abiword-$each.docx $each.html; done`,
	TeX: `pdflatex -interaction=nonstopmode -jobname=tex-article cv.tex; pdflatex -interaction=nonstopmode -jobname=tex-article cv.tex
		pandoc table.html -o tex-pandoc.pdf`,
	groff: `groff -Tps cv.txt > groff.ps; ps2pdf groff.ps groff-plain.pdf`,
	Ghostscript: `${EACH} gs -q -dBATCH -dNOPAUSE -sDEVICE=pdfwrite -sOutputFile=ghostscript-$each.pdf chromium-$each.pdf; done
		gs -q -dBATCH -dNOPAUSE -sDEVICE=jpeg -r60 -sOutputFile=ghostscript-photo.jpg chromium-photo.pdf`,
	enscript: `enscript -q -B -o enscript.ps cv.txt; ps2pdf enscript.ps enscript-plain.pdf`,
	paps: `paps cv.txt > paps.ps; ps2pdf paps.ps paps-plain.pdf`,
	qpdf: `qpdf --linearize libreoffice-photo.pdf qpdf-linearized.pdf; qpdf --object-streams=generate chromium-photo.pdf qpdf-streams.pdf
		qpdf --qdf libreoffice-links.pdf qpdf-plain.pdf; qpdf --empty --pages chromium-links.pdf weasyprint-table.pdf -- qpdf-joined.pdf`,
	Poppler: `${EACH} pdftocairo -pdf chromium-$each.pdf poppler-$each.pdf; pdftocairo -singlefile -jpeg chromium-$each.pdf poppler-$each; done
		pdftocairo -singlefile -png chromium-photo.pdf poppler-photo; pdfunite chromium-plain.pdf chromium-links.pdf poppler-joined.pdf`,
	img2pdf: `img2pdf photo.jpg -o img2pdf-photo.pdf; img2pdf chromium-photo.png -o img2pdf-screen.pdf`,
	librsvg: `rsvg-convert -f pdf cv.svg -o librsvg.pdf; rsvg-convert -f png cv.svg -o librsvg.png`,
	CairoSVG: `cairosvg cv.svg -o cairosvg.pdf; cairosvg cv.svg -o cairosvg.png`,
	rst2pdf: `rst2pdf cv.txt -o rst2pdf.pdf`,
	ImageMagick: `convert photo.jpg imagemagick-photo.png; convert photo.jpg -interlace JPEG imagemagick-progressive.jpg; convert photo.jpg imagemagick-photo.pdf`,
	ReportLab: `${PYTHON} 'from reportlab.pdfgen.canvas import Canvas
c = Canvas("reportlab.pdf"); c.drawString(72, 700, "Ama Example"); c.linkURL("https://example.com", (72, 690, 200, 710)); c.bookmarkPage("a"); c.addOutlineEntry("Ama", "a"); c.save()'`,
	"python-docx": `${PYTHON} 'import docx
d = docx.Document(); d.add_heading("Ama Example"); d.add_picture("photo.jpg"); d.add_table(2, 2); d.save("python-docx.docx")'`,
	pikepdf: `${PYTHON} 'import pikepdf
pikepdf.open("chromium-photo.pdf").save("pikepdf.pdf", object_stream_mode=pikepdf.ObjectStreamMode.generate)'`,
	pycairo: `${PYTHON} 'import cairo
s = cairo.PDFSurface("pycairo.pdf", 595, 842); c = cairo.Context(s); c.move_to(60, 90); c.tag_begin(cairo.TAG_LINK, "uri=\\"mailto:ama@example.com\\""); c.show_text("Ama"); c.tag_end(cairo.TAG_LINK); s.finish()'`,
	Pillow: `${PYTHON} 'from PIL import Image
i = Image.open("photo.jpg"); i.save("pillow.jpg", exif=i.getexif()); i.save("pillow.png"); i.save("pillow.pdf")'`,
	"PDF::API2": `perl -MPDF::API2 -e '$p = PDF::API2->new; $t = $p->page->text; $t->font($p->corefont("Helvetica"), 20); $t->text("Ama Example"); $p->save("pdf-api2.pdf")'`,
	docx: npm(
		"docx@9",
		`const d = require("docx"); const fs = require("fs"); const link = new d.ExternalHyperlink({ link: "mailto:ama@example.com", children: [new d.TextRun("Ama")] });
		d.Packer.toBuffer(new d.Document({ sections: [{ headers: { default: new d.Header({ children: [new d.Paragraph({ children: [d.PageNumber.CURRENT && new d.TextRun({ children: [d.PageNumber.CURRENT] })] })] }) }, children: [new d.TableOfContents("Contents"), new d.Paragraph({ children: [link] })] }] })).then((b) => fs.writeFileSync("docx-npm.docx", b))`,
	),
	PDFKit: npm(
		"pdfkit@0.17",
		`const P = require("pdfkit"); const p = new P({ tagged: true }); p.pipe(require("fs").createWriteStream("pdfkit.pdf")); p.text("Ama Example", { link: "https://example.com" }); p.image("photo.jpg", { width: 100 }); p.end()`,
	),
	"pdf-lib": npm(
		"pdf-lib@1",
		`const { PDFDocument } = require("pdf-lib"); const fs = require("fs"); (async () => { const p = await PDFDocument.load(fs.readFileSync("libreoffice-photo.pdf")); p.addPage().drawText("Ama"); p.getForm().createTextField("name").addToPage(p.getPages()[0]); fs.writeFileSync("pdf-lib.pdf", await p.save()); })()`,
	),
	jsPDF: npm(
		"jspdf@3",
		`const { jsPDF } = require("jspdf"); const p = new jsPDF(); p.textWithLink("Ama", 10, 10, { url: "mailto:ama@example.com" }); p.save("jspdf.pdf")`,
	),
	"html-to-docx": npm(
		"html-to-docx@1",
		`const fs = require("fs"); require("html-to-docx")(fs.readFileSync("table.html", "utf8")).then((b) => fs.writeFileSync("html-to-docx.docx", b))`,
	),
};
