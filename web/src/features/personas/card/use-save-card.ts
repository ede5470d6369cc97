import { useTranslation } from 'react-i18next'
import type { PersonaDraft, PersonaPoint } from '@postwright/core/model/persona'
import { log } from '@/lib/log.ts'
import { signedUrl } from '@/lib/media/media-urls.ts'
import { saveFile } from '@/lib/save-file.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { toast } from '@/ui/toast.tsx'
import { type CardBlock, type PersonaCard, chosenQuotes } from '@postwright/core/personas/card/persona-card'
import { POINT_KINDS } from '@postwright/core/personas/persona-points'
import { platformName } from '@/platforms/platform-name.ts'

/** Saves the card of a persona as a printable document; its renderer loads on demand. */
export function useSaveCard() {
  const { t, i18n } = useTranslation('personas')
  const { user, workspaceId } = useSignedIn()
  const words = useCardWords()

  /** @throws Error if the image is deleted or cannot be loaded */
  async function source(mediaId: string): Promise<Blob> {
    const url = await signedUrl(workspaceId, mediaId)
    const reply = url === null ? null : await fetch(url)
    if (!reply?.ok) throw new Error(`The image ${mediaId} could not be loaded`)
    return reply.blob()
  }

  return async (persona: PersonaDraft): Promise<void> => {
    try {
      const [{ makeDocument }, { cardScene }] = await Promise.all([
        import('@/decks/export/make-document.ts'),
        import('@postwright/core/personas/card/card-scene'),
      ])
      const options = { author: user.fullName, language: i18n.language, createdAt: Date.now(), source }
      const { name, blob } = await makeDocument(cardScene(words(persona)), options)
      saveFile(name, blob, blob.type)
      toast.success(t('personas:print.saved', { name: persona.name }))
    } catch (error) {
      log.error('Personas: a card could not be made', error)
      toast.error(t('personas:print.failed', { name: persona.name }))
    }
  }
}

const POINTS_SHOWN = 7

const POINT_LENGTH = 120

const QUOTES_SHOWN = 5

const QUOTE_LENGTH = 220

const CONTEXT_LENGTH = 420

/** Returns a function that builds the printed card of a persona, in the language of the screen. */
function useCardWords(): (persona: PersonaDraft) => PersonaCard {
  const { t } = useTranslation('personas')

  function lineOf({ text, count, of }: PersonaPoint): string {
    const short = shortened(text, POINT_LENGTH)
    return of > 0 ? t('personas:print.point', { text: short, count, of }) : short
  }

  function pointsOf(kind: (typeof POINT_KINDS)[number], points: readonly PersonaPoint[]): CardBlock {
    const lines = points.slice(0, POINTS_SHOWN).map(lineOf)
    const rest = points.length - lines.length
    return {
      title: t(`personas:points.${kind}.title`),
      lines: rest > 0 ? [...lines, t('personas:card.more', { count: rest })] : lines,
    }
  }

  return (persona) => {
    const { name, summary, context, pictures, uses, avoids, gradeMax, platforms, proof, evidence, importedCount } =
      persona
    const reading = [
      gradeMax === 0 ? t('personas:card.anyGrade') : t('personas:card.grade', { grade: gradeMax }),
      ...platforms.map(platformName),
      ...proof.map((kind) => t(`personas:print.proof.${kind}`)),
    ]
    return {
      name,
      summary,
      context: shortened(context, CONTEXT_LENGTH),
      picture: pictures[0] ?? null,
      points: POINT_KINDS.map((kind) => pointsOf(kind, persona[kind])),
      facts: [
        { title: t('personas:words.uses'), lines: wordLines(uses, t('personas:card.none')) },
        { title: t('personas:words.avoids'), lines: wordLines(avoids, t('personas:card.none')) },
        { title: t('personas:reading.title'), lines: reading },
      ],
      quotes: {
        title: t('personas:print.quotes'),
        lines: chosenQuotes(evidence, QUOTES_SHOWN).map(({ quote, source }) => {
          const text = shortened(quote, QUOTE_LENGTH)
          return source === '' ? t('personas:print.quote', { text }) : t('personas:print.quoteOf', { text, source })
        }),
      },
      foot: importedCount > 0 ? t('personas:print.foot', { count: importedCount }) : '',
    }
  }
}

function wordLines(words: readonly string[], none: string): string[] {
  return words.length === 0 ? [none] : [words.join(', ')]
}

function shortened(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length).trimEnd()}…` : text
}
