// Reads PDFs in a worker: importing the library's worker registers its message handler.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
