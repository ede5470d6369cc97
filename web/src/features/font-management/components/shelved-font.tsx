import { Group, Button, Anchor } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StoredFont } from '@postwright/core/model/font'
import { routes } from '@/config/routes.ts'
import { type FontShelf, setFontState, useFontUses } from '../data/font-shelf.ts'
import { FontRow } from './font-row.tsx'
import { useApiCall } from '@/lib/use-api-call.ts'
import { TakedownButtons } from '@/takedown/takedown-buttons.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { ApiError } from '@/lib/api-error.ts'
import { Link } from 'react-router-dom'
import type { FontUse } from '@postwright/core/api/fonts'
import { DataState, type ReadState } from '@/ui/data-state.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import styles from './fonts.module.css'

type Props = { shelf: FontShelf; font: StoredFont; isServed: boolean }

/** Addresses of the documents that use a font: decks use a workspace's fonts, templates the product's fonts. */
const USE_HREFS = { workspace: routes.carouselEditorDeck.href, product: routes.adminTemplates.href }

/** One font with its report, its uses and its actions. */
export function ShelvedFont({ shelf, font, isServed }: Props) {
  const { t } = useTranslation('fonts')
  const [isOpen, setOpen] = useState(false)
  const { uses, refresh } = useFontUses(shelf, font.id, isOpen)
  const { owner } = shelf
  const isOffered = owner === 'product' && font.state !== 'draft'

  function showUses() {
    setOpen(true)
    if (isOpen) refresh()
  }

  return (
    <FontRow
      font={font}
      isServed={isServed}
      hasStates={owner === 'product'}
      uses={
        <FontUses
          name={font.report?.family ?? font.name}
          isOpen={isOpen}
          onToggle={setOpen}
          uses={uses}
          hrefOf={USE_HREFS[owner]}
          none={t(`fonts:${owner}.unused`)}
          note={t(`fonts:${owner}.used`)}
        />
      }
    >
      <Group gap="xs">
        {owner === 'product' && font.check === 'passed' && <PublishFont font={font} />}
        {!isOffered && <DeleteFont shelf={shelf} font={font} onInUse={showUses} />}
      </Group>
    </FontRow>
  )
}

/** Publishes a font of the product; retires a published font or takes it down. */
function PublishFont({ font: { id, name, state, takedown, report } }: { font: StoredFont }) {
  const { t } = useTranslation('fonts')
  const { run, isRunning, failure } = useApiCall()
  const next = state === 'published' ? 'retired' : 'published'
  return (
    <>
      {(state === 'published' || takedown !== null) && (
        <TakedownButtons
          subject={{ kind: 'font', subjectId: id }}
          name={report?.family ?? name}
          isTakenDown={takedown !== null}
          onChanged={() => {}}
        />
      )}
      {takedown === null && (
        <Button
          size="compact-sm"
          variant="default"
          loading={isRunning}
          aria-label={t(`fonts:set.${next}Named`, { name })}
          onClick={() => void run(() => setFontState(id, next))}
        >
          {t(`fonts:set.${next}`)}
        </Button>
      )}
      <FormError message={failure} />
    </>
  )
}

type DeleteFontProps = {
  shelf: FontShelf
  font: StoredFont
  /** Called when the font is not deleted because it is in use. */
  onInUse: () => void
}

/** Deletes an unused font. */
function DeleteFont({ shelf, font: { id, name }, onInUse }: DeleteFontProps) {
  const { t } = useTranslation('fonts')
  const { run, isRunning, failure } = useApiCall()

  async function remove() {
    try {
      await shelf.remove(id)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'font_in_use') onInUse()
      throw error
    }
  }

  return (
    <>
      <Button
        size="compact-sm"
        variant="subtle"
        color="red"
        loading={isRunning}
        aria-label={t('fonts:deleteNamed', { name })}
        onClick={() => void run(remove)}
      >
        {t('fonts:delete')}
      </Button>
      <FormError message={failure} />
    </>
  )
}

type FontUsesProps = {
  name: string
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  uses: ReadState<readonly FontUse[]>
  hrefOf: (id: string) => string
  /** Text shown when there are no uses. */
  none: string
  /** Text about the effect on existing uses. */
  note: string
}

/** The uses of a font, with links; read when the user asks, or when a deletion fails because the font is in use. */
function FontUses({ name, isOpen, onToggle, uses, hrefOf, none, note }: FontUsesProps) {
  const { t } = useTranslation('fonts')
  return (
    <details className={styles.details} open={isOpen} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary>{t('fonts:uses.title')}</summary>
      {isOpen && (
        <DataState
          read={uses}
          loading={<SkeletonList rows={1} label={t('fonts:uses.loading')} />}
          errorTitle={t('fonts:uses.error')}
          empty={<p className={styles.faint}>{none}</p>}
        >
          {(found) => (
            <div className={styles.uses}>
              <p className={styles.faint}>{note}</p>
              <ul aria-label={t('fonts:uses.list', { name })}>
                {found.map((use) => (
                  <li key={use.id}>
                    <Anchor component={Link} to={hrefOf(use.id)} size="sm">
                      {use.name || t('fonts:uses.untitled')}
                    </Anchor>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </DataState>
      )}
    </details>
  )
}
