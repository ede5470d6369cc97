import { emptyDraft, type PostDraft } from '@postwright/core/model/post'
import { createAutosave } from '@/documents/autosave.ts'
import type { ServerVersion, WriteOutcome, DraftComparison } from '@/documents/draft-type.ts'
import { sameDraft } from '@/posts/content/same-draft.ts'

type Timer = { at: number; run: () => void }
type Write = { draft: PostDraft; rev: number; settle: (outcome: WriteOutcome) => Promise<void> }

export function draftOf(text: string): PostDraft {
  return { ...emptyDraft(), text }
}

export function versionOf(rev: number, text: string, editable = true): ServerVersion<PostDraft> {
  return { rev, draft: draftOf(text), editable }
}

/** An autosave with a clock that the test moves, writes that the test answers, and a device that remembers one copy. */
export function autosaveStage(
  initial = versionOf(1, ''),
  typed = initial.draft,
  comparison: DraftComparison<PostDraft> = { isSame: sameDraft },
) {
  const writes: Write[] = []
  const device: { copy: { draft: PostDraft; base: { rev: number; draft: PostDraft } } | null; isFull: boolean } = {
    copy: null,
    isFull: false,
  }
  const network = { isOnline: true }
  let latest: ServerVersion<PostDraft> | null = null
  let now = 0
  let timers: Timer[] = []

  const autosave = createAutosave(
    initial,
    {
      comparison,
      write: (draft, rev) =>
        new Promise((resolve) => {
          const settle = async (outcome: WriteOutcome) => {
            resolve(outcome)
            await settled()
          }
          writes.push({ draft, rev, settle })
        }),
      readLatest: () => Promise.resolve(latest),
      keep(draft, base) {
        if (!device.isFull) device.copy = { draft, base }
        return Promise.resolve(!device.isFull)
      },
      forget() {
        device.copy = null
      },
      isOnline: () => network.isOnline,
      after(ms, run) {
        const timer = { at: now + ms, run }
        timers.push(timer)
        return () => {
          timers = timers.filter((other) => other !== timer)
        }
      },
    },
    typed,
  )
  autosave.open()

  return {
    autosave,
    writes,
    device,
    network,
    status: () => autosave.getState().status,
    text: () => autosave.getState().draft.text,
    serverHas(version: ServerVersion<PostDraft>) {
      latest = version
    },
    async wait(ms: number) {
      now += ms
      const due = timers.filter((timer) => timer.at <= now)
      timers = timers.filter((timer) => timer.at > now)
      for (const timer of due) timer.run()
      await settled()
    },
  }
}

/** Runs pending promise callbacks. */
async function settled() {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}
