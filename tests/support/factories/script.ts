import type { Script } from '@postwright/core/model/script'
import { emptyScript, writeScript } from '@postwright/core/script/write-script'
import { makeBase } from './document-base.ts'

const TEXT = `# Three mistakes with oak

ADA: Oak moves with the weather. *Leave room* for it.
[visual: a table top with a gap]

- Too much glue
- No gap
- The wrong finish

Follow us for the next part.`

/** A script with five scenes; set only the fields that the test is about. */
export function makeScript(fields: Partial<Script> = {}): Script {
  let count = 0
  const draft = writeScript(emptyScript('Oak mistakes'), fields.text ?? TEXT, () => `scene${(count += 1)}`)
  return { ...makeBase('script'), ...draft, ...fields }
}
