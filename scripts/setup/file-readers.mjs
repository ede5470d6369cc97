import { aptInstall, canUseApt } from './apt.mjs'
import { Failure } from './failure.mjs'
import { findCommand } from './find-command.mjs'

const READERS = [
  { command: 'pdftotext', name: 'poppler-utils', files: 'exported documents' },
  { command: 'ffprobe', name: 'ffmpeg', files: 'videos' },
]

const missingReaders = () => READERS.filter(({ command }) => !findCommand(command))

/** Installs, if possible, the programs with which tests read exported documents and videos. Missing ones are only reported. */
export async function ensureFileReaders() {
  const missing = missingReaders()
  try {
    if (missing.length > 0 && canUseApt()) await aptInstall(missing.map(({ name }) => name))
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    process.stderr.write(`${error.message}\n`)
  }
  for (const { name, files } of missingReaders()) {
    process.stderr.write(
      `What ${files} hold is not read in the tests: "sudo apt-get install ${name}" installs what reads them.\n`,
    )
  }
}
