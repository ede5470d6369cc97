import { Button, Group } from '@mantine/core'
import { useState, useSyncExternalStore, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { OFFER_DESCRIPTION_MAX, OFFER_TITLE_MAX } from '@postwright/core/model/offer-limits'
import { TEMPLATE_KINDS } from '@postwright/core/scene/templates/deck-template'
import { createSceneStore, type SceneStore } from '@/decks/scene-store.ts'
import { useApiCall } from '@/lib/use-api-call.ts'
import { FormError } from '@/ui/form-error.tsx'
import { SelectField } from '@/ui/select-field.tsx'
import { TextField } from '@/ui/text-field.tsx'
import { toast } from '@/ui/toast.tsx'
import {
  publishTemplate,
  saveTemplate,
  type StoredTemplate,
  type TemplateVersion,
  useTemplateChanged,
  useTemplateVersions,
} from '../data/templates.ts'
import { designOfScene } from '../template-design.ts'
import { sceneOfDesign } from '@/decks/scene-of-design.ts'
import { FitCells } from './fit-cells.tsx'
import styles from './designer.module.css'
import { SlotFields } from './slot-fields.tsx'
import { WordsOrEditor } from '@/decks/trial/words-or-editor.tsx'
import { SlideImage } from '@/decks/drawing/slide-image.tsx'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { formatDay, viewerZone } from '@/ui/format-time.ts'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { StateBadge } from '@/ui/state-badge.tsx'

/** Edits a template. The template is saved on request, and can be published as a version once all texts fit. */
export function DeckTemplateEditor({ template }: { template: StoredTemplate }) {
  const { t } = useTranslation(['template-designer', 'decks'])
  const [store] = useState(() => createSceneStore(sceneOfDesign(template.design, template.title)))
  const { scene } = useSyncExternalStore(store.subscribe, store.getState)
  const [words, setWords] = useState({ title: template.title, description: template.description })
  const [kind, setKind] = useState(template.design.kind)
  const [slots, setSlots] = useState(template.design.slots)
  const [stored, setStored] = useState({ rev: template.rev, version: template.version })
  const { run, isRunning, failure } = useApiCall()
  const changed = useTemplateChanged(template.id)
  const design = designOfScene(scene, kind, slots)

  async function save(): Promise<number> {
    const rev = await saveTemplate(template.id, stored.rev, { ...words, design })
    setStored({ ...stored, rev })
    return rev
  }

  async function publish() {
    const rev = await save()
    const published = await publishTemplate(template.id, rev)
    setStored(published)
    void changed.published()
    toast.success(t('template-designer:published', { version: published.version }))
  }

  async function saveOnly() {
    await save()
    toast.success(t('template-designer:saved'))
  }

  /** Saves the texts and design of an earlier version over the current ones, and reopens the editor with them. */
  async function restore({ version, title, description, design: earlier }: TemplateVersion) {
    await saveTemplate(template.id, stored.rev, { title, description, design: earlier })
    toast.success(t('template-designer:versions.restored', { version }))
    await changed.replaced()
  }

  return (
    <>
      <h2>{words.title}</h2>
      <p className={styles.state}>
        {stored.version === 0 ? t('template-designer:draft') : t('template-designer:version', stored)}
      </p>
      <FormError message={failure} takesFocus />
      <Group align="end" gap="sm">
        <TextField
          label={t('template-designer:name')}
          maxLength={OFFER_TITLE_MAX}
          value={words.title}
          onChange={(event) => setWords({ ...words, title: event.currentTarget.value })}
        />
        <TextField
          label={t('template-designer:about')}
          maxLength={OFFER_DESCRIPTION_MAX}
          value={words.description}
          onChange={(event) => setWords({ ...words, description: event.currentTarget.value })}
        />
        <SelectField
          label={t('template-designer:kind')}
          value={kind}
          options={TEMPLATE_KINDS.map((value) => ({ value, label: t(`decks:kind.${value}`) }))}
          onChange={setKind}
        />
        <Button variant="default" loading={isRunning} onClick={() => void run(saveOnly)}>
          {t('template-designer:save')}
        </Button>
        <Button loading={isRunning} onClick={() => void run(publish)}>
          {t('template-designer:publish')}
        </Button>
      </Group>
      <TemplateCanvas store={store} />
      <SlotFields slots={design.slots} onChange={setSlots} />
      <FitCells design={design} />
      <TemplateVersions
        templateId={template.id}
        isRunning={isRunning}
        onRestore={(version) => void run(() => restore(version))}
      />
    </>
  )
}

/** Edits the slides of a template: the texts of their slots, or everything in the editor, where layers are given slot names. */
function TemplateCanvas({ store }: { store: SceneStore }) {
  const { scene } = useSyncExternalStore(store.subscribe, store.getState)
  return (
    <div className={styles.canvas}>
      <WordsOrEditor store={store} format={scene.deck.format} hasSlotNames />
    </div>
  )
}

const WIDTH = 144

const SLIDES_SHOWN = 4

type Props = { templateId: string; isRunning: boolean; onRestore: (version: TemplateVersion) => void }

/** Lists the published versions, each with its author and date and a button to restore it. */
function TemplateVersions({ templateId, isRunning, onRestore }: Props) {
  const { t } = useTranslation('template-designer')
  const versions = useTemplateVersions(templateId)
  return (
    <section aria-label={t('template-designer:versions.title')}>
      <h3>{t('template-designer:versions.title')}</h3>
      <p className={styles.state}>{t('template-designer:versions.text')}</p>
      <DataState
        read={versions}
        loading={<SkeletonList rows={2} />}
        errorTitle={t('template-designer:versions.error')}
        empty={<EmptyState title={t('template-designer:versions.none')} />}
      >
        {(found) => (
          <ol className={styles.versions}>
            {found.map((version) => (
              <li key={version.version} className={styles.version}>
                <div className={styles.versionHead}>
                  <strong>{t('template-designer:versions.named', version)}</strong>
                  {version.isOffered && (
                    <StateBadge tone="positive">{t('template-designer:versions.offered')}</StateBadge>
                  )}
                </div>
                <span className={styles.state}>
                  {t('template-designer:versions.by', {
                    name: version.publishedBy || t('template-designer:versions.somebody'),
                    date: formatDay(version.publishedAt, viewerZone()),
                  })}
                </span>
                <VersionImages version={version} />
                <Button
                  size="compact-sm"
                  variant="default"
                  disabled={isRunning}
                  aria-label={t('template-designer:versions.restoreNamed', version)}
                  onClick={() => onRestore(version)}
                >
                  {t('template-designer:versions.restore')}
                </Button>
              </li>
            ))}
          </ol>
        )}
      </DataState>
    </section>
  )
}

function VersionImages({ version: { design, title } }: { version: TemplateVersion }) {
  const scene = useMemo(() => sceneOfDesign(design, title), [design, title])
  return (
    <div className={styles.pictures}>
      {scene.slides.slice(0, SLIDES_SHOWN).map(({ id }) => (
        <SlideImage key={id} scene={scene} slideId={id} width={WIDTH} />
      ))}
    </div>
  )
}
