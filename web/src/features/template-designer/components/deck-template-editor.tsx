import { Button, Group } from '@mantine/core'
import { useState, useSyncExternalStore } from 'react'
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
} from '../data/templates.ts'
import { designOfScene } from '../template-design.ts'
import { sceneOfDesign } from '@/decks/scene-of-design.ts'
import { TemplateVersions } from './template-versions.tsx'
import { FitCells } from './fit-cells.tsx'
import styles from './designer.module.css'
import { SlotFields } from './slot-fields.tsx'
import { WordsOrEditor } from '@/decks/trial/words-or-editor.tsx'

/** A template while it is designed. It is stored when that is asked for, and offered as a version once everything fits. */
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

  /** Opens the editor anew with the words and design of an earlier version. */
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

/** The slides of a template: the words of their slots, or everything in the editor, where layers get the names of slots. */
function TemplateCanvas({ store }: { store: SceneStore }) {
  const { scene } = useSyncExternalStore(store.subscribe, store.getState)
  return (
    <div className={styles.canvas}>
      <WordsOrEditor store={store} format={scene.deck.format} hasSlotNames />
    </div>
  )
}
