import { aptInstall, canUseApt } from './apt.mjs'
import { Failure } from './failure.mjs'
import { findCommand } from './find-command.mjs'

const READERS = [
  { command: 'pdftotext', name: 'poppler-utils', files: 'exported documents' },
  { command: 'ffprobe', name: 'ffmpeg', files: 'videos' },
]

/** The programs that read files in the browser tests which the product has made; installs them where that is possible. */
export async function ensureFileReaders() {
  for (const { command, name, files } of READERS) {
    try {
      if (!findCommand(command) && canUseApt()) await aptInstall([name])
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      process.stderr.write(`${error.message}\n`)
    }
    if (!findCommand(command)) {
      process.stderr.write(
        `What ${files} hold is not read in the tests: "sudo apt-get install ${name}" installs what reads them.\n`,
      )
    }
  }
}
