// Checks a ledger that was downloaded from Settings. It needs Node 18 or later and nothing else:
//
//   node verify-ledger.mjs postwright-ledger.json
//
// Each entry has the SHA-256 hash of its own text, which holds the hash of the entry before, and postings that sum to zero in each
// currency. An entry that was altered, removed or moved breaks the chain from there on.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const path = process.argv[2]
if (path === undefined) {
  process.stderr.write('Name the file: node verify-ledger.mjs postwright-ledger.json\n')
  process.exit(2)
}

const { entries, uid } = readLedger(path)
let previous = '0'.repeat(64)
for (const [index, entry] of entries.entries()) {
  const seq = index + 1
  if (entry.seq !== seq || entry.uid !== uid) stop(seq, 'it is missing')
  if (entry.previousHash !== previous) stop(seq, 'it does not follow the entry before it')
  const postings = entry.postings.map(({ account, amount, currency }) => [account, amount, currency])
  const text = JSON.stringify([entry.uid, seq, entry.postedAt, entry.kind, entry.reference, postings, previous])
  if (createHash('sha256').update(text).digest('hex') !== entry.hash) stop(seq, 'it was altered')
  const sums = new Map()
  for (const [, amount, currency] of postings) sums.set(currency, (sums.get(currency) ?? 0) + amount)
  if ([...sums.values()].some((sum) => sum !== 0)) stop(seq, 'its postings do not sum to zero')
  previous = entry.hash
}
process.stdout.write(`${entries.length} entries, whole. Last hash: ${previous}\n`)

function readLedger(file) {
  try {
    const ledger = JSON.parse(readFileSync(file, 'utf8'))
    if (!Array.isArray(ledger.entries)) throw new Error('it has no entries')
    return ledger
  } catch (error) {
    process.stderr.write(`${file} is no ledger: ${error.message}\n`)
    process.exit(2)
  }
}

function stop(seq, reason) {
  process.stderr.write(`Entry ${seq} breaks the ledger: ${reason}.\n`)
  process.exit(1)
}
