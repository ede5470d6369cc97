import { readFileSync } from 'node:fs'
import { createImages } from '../../functions/src/images/create-images.ts'

/** A process of its own that prepares the files of its arguments all at once, and says what came of it and its peak of memory. */
const images = createImages()

/** The most memory that this process ever had, in bytes. */
function peak(): number {
  const [, kilobytes = '0'] = /VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
  return Number(kilobytes) * 1024
}

const [small = '', ...paths] = process.argv.slice(2)
await images.normalise(readFileSync(small))
const before = peak()
const files = paths.map((path) => readFileSync(path))
const results = await Promise.all(files.map((file) => images.normalise(file)))
const outcomes = results.map((result) => (result.kind === 'image' ? 'image' : result.reason))
process.stdout.write(JSON.stringify({ outcomes, used: peak() - before }))
