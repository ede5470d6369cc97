// Reads PDFs beside the page: importing the library's worker serves its calls.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
