import type { ScriptDraft } from '@postwright/core/model/script'
import type { ShownFilm } from '../studio/use-film.ts'
import { MorePanel } from '../works/more-panel.tsx'
import { WorksPanel } from '../works/works-panel.tsx'
import { RenderPanel } from './render-panel.tsx'

type Props = {
  draft: ScriptDraft
  film: ShownFilm
  onEdit: (change: (draft: ScriptDraft) => ScriptDraft) => void
  isReadOnly: boolean
}

/** The outputs of a script: its video and captions, a carousel, a thread, an article. */
export function VideoView({ draft, film, onEdit, isReadOnly }: Props) {
  return (
    <>
      <RenderPanel film={film} onEdit={onEdit} isReadOnly={isReadOnly} />
      <MorePanel film={film} onEdit={onEdit} isReadOnly={isReadOnly} />
      <WorksPanel draft={draft} />
    </>
  )
}
