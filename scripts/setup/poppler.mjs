import { aptInstall, canUseApt } from './apt.mjs'
import { Failure } from './failure.mjs'
import { findCommand } from './find-command.mjs'

const COMMAND = 'pdftotext'

/** The programs that read exported documents in the browser tests; installs them where that is possible. */
export async function ensurePoppler() {
  try {
    if (!findCommand(COMMAND) && canUseApt()) await aptInstall(['poppler-utils'])
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    process.stderr.write(`${error.message}\n`)
  }
  if (!findCommand(COMMAND)) {
    process.stderr.write(
      'What exported documents hold is not read in the tests: "sudo apt-get install poppler-utils" installs what reads them.\n',
    )
  }
}
