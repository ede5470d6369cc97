// Reads PDFs in a worker: importing the library's worker makes it answer calls.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
