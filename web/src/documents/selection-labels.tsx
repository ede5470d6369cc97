import { Button, Group, Menu, Popover, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { POST_LABEL_MAX } from '@postwright/core/limits'
import { oneLine } from '@postwright/core/text/text-fields'
import { toast } from '@/ui/toast.tsx'
import type { DraftType } from './draft-type.ts'
import { useChangeDocuments } from './use-change-documents.ts'

type Labelled = { id: string; labels: readonly string[] }

type Props<Document, Draft> = {
  selected: readonly Document[]
  drafts: Pick<DraftType<Document, Draft>, 'versionOf' | 'server'>
  /** Maximum number of labels of a document. */
  max: number
  onChange?: (() => void) | undefined
  /** @param kept ids that stay selected */
  onDone: (kept?: readonly string[]) => void
}

/** Adds a label to the selected documents, or removes one; one undo reverts the change in all of them. */
export function SelectionLabels<Document extends Labelled, Draft extends { labels: string[] }>({
  selected,
  drafts,
  max,
  onChange,
  onDone,
}: Props<Document, Draft>) {
  const { t } = useTranslation('drafts')
  const change = useChangeDocuments(drafts)
  const failed = (count: number) => t('drafts:bulk.notChanged', { count })

  function add(typed: string) {
    const label = oneLine(POST_LABEL_MAX).safeParse(typed).data
    if (label === undefined) return
    const without = selected.filter(({ labels }) => !labels.includes(label))
    const full = without.filter(({ labels }) => labels.length >= max)
    if (without.length === 0) toast.error(t('drafts:bulk.labelledAlready'))
    if (full.length > 0) toast.error(t('drafts:bulk.labelsFull', { count: full.length, max }))
    change(
      without.filter((document) => !full.includes(document)),
      (draft) => ({ ...draft, labels: [...draft.labels, label] }),
      { changed: (count) => t('drafts:bulk.labelled', { count }), failed, onChange },
    )
    onDone(full.map(({ id }) => id))
  }

  function remove(label: string) {
    change(
      selected.filter(({ labels }) => labels.includes(label)),
      (draft) => ({ ...draft, labels: draft.labels.filter((each) => each !== label) }),
      { changed: (count) => t('drafts:bulk.unlabelled', { count }), failed, onChange },
    )
    onDone()
  }

  return (
    <>
      <AddLabelForm onAdd={add} />
      <RemoveLabelMenu selected={selected} onRemove={remove} />
    </>
  )
}

/** Asks for the label to add to the selected documents. */
export function AddLabelForm({ isOff = false, onAdd }: { isOff?: boolean; onAdd: (label: string) => void }) {
  const { t } = useTranslation('drafts')
  const [label, setLabel] = useState('')
  const wanted = label.trim()
  return (
    <PopoverForm
      label={t('drafts:bulk.addLabel')}
      action={t('drafts:bulk.doAdd')}
      isOff={isOff}
      isReady={wanted !== ''}
      onSubmit={() => onAdd(wanted)}
    >
      <TextInput
        label={t('drafts:bulk.labelName')}
        value={label}
        maxLength={POST_LABEL_MAX}
        onChange={({ currentTarget }) => setLabel(currentTarget.value)}
      />
    </PopoverForm>
  )
}

type RemoveProps = {
  selected: readonly Pick<Labelled, 'labels'>[]
  isOff?: boolean
  onRemove: (label: string) => void
}

/** Lists the labels that can be removed from the selected documents; renders nothing if the documents have no labels. */
export function RemoveLabelMenu({ selected, isOff = false, onRemove }: RemoveProps) {
  const { t } = useTranslation('drafts')
  const labels = [...new Set(selected.flatMap((each) => each.labels))].toSorted((a, b) => a.localeCompare(b))
  if (labels.length === 0) return null
  return (
    <Menu position="top-start">
      <Menu.Target>
        <Button size="compact-md" variant="default" disabled={isOff}>
          {t('drafts:bulk.removeLabel')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {labels.map((label) => (
          <Menu.Item key={label} onClick={() => onRemove(label)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

type FormProps = {
  label: string
  action: string
  isOff: boolean
  isReady: boolean
  onSubmit: () => void
  children: ReactNode
}

/** A button in a selection bar that opens a form for one value before it acts. */
export function PopoverForm({ label, action, isOff, isReady, onSubmit, children }: FormProps) {
  function submit(event: { preventDefault: () => void }) {
    event.preventDefault()
    if (isReady && !isOff) onSubmit()
  }
  return (
    <Popover withArrow trapFocus>
      <Popover.Target>
        <Button size="compact-md" variant="default" disabled={isOff}>
          {label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Group component="form" align="end" gap="xs" onSubmit={submit}>
          {children}
          <Button type="submit" disabled={!isReady}>
            {action}
          </Button>
        </Group>
      </Popover.Dropdown>
    </Popover>
  )
}
