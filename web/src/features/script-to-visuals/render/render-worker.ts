import { fontLibrary } from '@/decks/fonts/font-library.ts'
import { allowWorkers } from '@/lib/workers/allow-workers.ts'
import { serveCalls } from '@/lib/workers/serve-calls.ts'
import type { Served } from '@/lib/workers/worker-call.ts'
import { renderFilm } from './render-film.ts'
import type { RenderProgress, RenderRequest, RenderResult } from './render-request.ts'

const renderWithFonts: Served<RenderRequest, RenderResult, RenderProgress> = (request, report) => {
  const withdraw = fontLibrary.offer(request.families)
  return renderFilm(request, report).finally(withdraw)
}

// The sound encoder runs in its own worker.
allowWorkers()
serveCalls(renderWithFonts)
