import { useEffect, useMemo, useState } from 'react'
import type { ScriptDraft } from '@postwright/core/model/script'
import type { FilmPlan } from '../film/film.ts'
import { planFilm } from '../film/plan-film.ts'
import { type TimedScript, timeScript } from '../film/time-script.ts'

/** Debounce in milliseconds after which the film is updated. */
const SETTLED_AFTER = 250

/** The film of a script, as of the last debounced change. */
export type ShownFilm = { draft: ScriptDraft; script: TimedScript; plan: FilmPlan }

/** Plans the film of a draft once the user pauses, because laying out every scene takes too long to do on each keystroke. */
export function useFilm(draft: ScriptDraft): ShownFilm {
  const [settled, setSettled] = useState(draft)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(draft), SETTLED_AFTER)
    return () => clearTimeout(timer)
  }, [draft])
  return useMemo(() => {
    const script = timeScript(settled)
    return { draft: settled, script, plan: planFilm(settled, script) }
  }, [settled])
}
