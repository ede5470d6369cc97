import { ActionIcon } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { DataState, type ReadState } from '../../ui/data-state.tsx'
import { DataTable, type DataColumn } from '../../ui/data-table.tsx'
import { DragGrip } from '../../drag/drag-grip.tsx'
import { useDragItem, useDragList } from '../../drag/drag-list.tsx'
import type { DragStore } from '../../drag/drag-store.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { MoveButtons } from '../../ui/move-buttons.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RowCheckbox } from '../../ui/row-checkbox.tsx'
import { SkeletonList } from '../../ui/skeleton-list.tsx'
import { StateBadge } from '../../ui/state-badge.tsx'
import { StepList, type Step } from '../../ui/step-list.tsx'
import { Specimen } from '../specimen.tsx'
import { Specimens } from '../specimens.tsx'
import styles from '../gallery.module.css'

const ignore = () => undefined

type Row = { name: string; state: string; reach: number }

const ROWS: Row[] = [
  { name: 'The first chair is finished', state: 'Published', reach: 1240 },
  { name: 'Which wood would you choose?', state: 'Published', reach: 380 },
  { name: 'Open workshop on Saturday', state: 'Scheduled', reach: 0 },
]
const COLUMNS: DataColumn<Row>[] = [
  { key: 'name', header: 'Post', isRowHeader: true, cell: ({ name }) => name },
  {
    key: 'state',
    header: 'State',
    cell: ({ state }) => <StateBadge tone={state === 'Published' ? 'positive' : 'accent'}>{state}</StateBadge>,
  },
  { key: 'reach', header: 'Reach', align: 'end', cell: ({ reach }) => reach.toLocaleString('en') },
]
const STEPS: Step[] = [
  { key: 'planned', what: 'Scheduled', when: 'Mon 14:02', why: 'Words and pictures are frozen.' },
  { key: 'sent', what: 'Ready to publish', when: '09:00:02', why: 'Saved before we send the post to the network.' },
  { key: 'out', what: 'Published', when: '09:00:03', tone: 'positive' },
]
const SHARED = {
  columns: COLUMNS,
  rowKey: ({ name }: Row) => name,
  empty: <EmptyState drawing="post" title="No posts yet" text="What you write is listed here." />,
  errorTitle: 'The posts could not be loaded',
  pageSize: 3,
}

const READS = {
  'Being read': { status: 'loading' },
  'Without rows': { status: 'ready', data: [] },
  'Partly unreadable': { status: 'ready', data: ROWS, unreadable: 2 },
  Failed: { status: 'error', retry: () => undefined },
} as const satisfies Record<string, ReadState<readonly Row[]>>

function menuOf({ name }: Row) {
  return (
    <ActionIcon variant="subtle" color="gray" aria-label={`Actions for ${name}`}>
      <IconDots size="1.125rem" aria-hidden />
    </ActionIcon>
  )
}

export function ListsSection() {
  const [page, setPage] = useState(1)
  const [isSelected, setSelected] = useState(true)
  const paging = {
    number: page,
    hasPrevious: page > 1,
    hasNext: page < 3,
    onPrevious: () => setPage(page - 1),
    onNext: () => setPage(page + 1),
  }
  return (
    <>
      <Specimens of="MoveButtons">
        <Specimen name="Between others">
          <MoveButtons up="Move Solo up" down="Move Solo down" onUp={ignore} onDown={ignore} />
        </Specimen>
        <Specimen name="First of the list">
          <MoveButtons up="Move Free up" down="Move Free down" onUp={null} onDown={ignore} />
        </Specimen>
        <Specimen name="While it moves">
          <MoveButtons up="Move Team up" down="Move Team down" onUp={ignore} onDown={ignore} isBusy />
        </Specimen>
      </Specimens>
      <Specimens of="DataTable" least="20rem">
        <Specimen name="Rows, actions, pages" wide>
          <Panel flush>
            <DataTable
              {...SHARED}
              caption="Posts"
              page={{ status: 'ready', data: ROWS }}
              paging={paging}
              actions={menuOf}
            />
          </Panel>
        </Specimen>
        <Specimen name="Loading">
          <Panel flush>
            <DataTable {...SHARED} caption="Posts that load" page={{ status: 'loading' }} />
          </Panel>
        </Specimen>
        <Specimen name="Empty">
          <Panel flush>
            <DataTable {...SHARED} caption="No posts" page={{ status: 'ready', data: [] }} />
          </Panel>
        </Specimen>
        <Specimen name="Failed">
          <Panel flush>
            <DataTable {...SHARED} caption="Failed posts" page={{ status: 'error', retry: () => undefined }} />
          </Panel>
        </Specimen>
      </Specimens>
      <Specimens of="Pager">
        <Specimen name="Below a list">
          <Pager list="published posts" paging={paging} />
        </Specimen>
        <Specimen name="Small">
          <Pager list="small posts" paging={paging} size="compact-sm" />
        </Specimen>
      </Specimens>
      <Specimens of="DataState">
        {Object.entries(READS).map(([name, read]) => (
          <Specimen key={name} name={name}>
            <DataState<readonly Row[]>
              read={read}
              loading={<SkeletonList rows={2} />}
              errorTitle={SHARED.errorTitle}
              empty={SHARED.empty}
            >
              {(rows) => rows.map((row) => <p key={row.name}>{row.name}</p>)}
            </DataState>
          </Specimen>
        ))}
      </Specimens>
      <Specimens of="RowCheckbox">
        <Specimen name="Selected" note="Space or a press; Shift selects a range">
          <RowCheckbox label="Select a post" isSelected={isSelected} onSelect={() => setSelected(!isSelected)} />
        </Specimen>
        <Specimen name="Not selected">
          <RowCheckbox label="Select another post" isSelected={!isSelected} onSelect={() => setSelected(!isSelected)} />
        </Specimen>
      </Specimens>
      <Specimens of="useDragList">
        <Specimen name="Sorted" note="By mouse, by finger, or by keys: Space, arrows, Space">
          <SortedSteps />
        </Specimen>
      </Specimens>
      <Specimens of="StepList">
        <Specimen name="Went well">
          <StepList steps={STEPS} />
        </Specimen>
        <Specimen name="Ends in a warning">
          <StepList
            steps={[...STEPS.slice(0, 2), { key: 'lost', what: 'Unconfirmed', when: '09:02', tone: 'warning' }]}
          />
        </Specimen>
      </Specimens>
      <Specimens of="SkeletonList">
        <Specimen name="While a list is read">
          <SkeletonList rows={3} label="Loading the posts" />
        </Specimen>
      </Specimens>
    </>
  )
}

function SortedSteps() {
  const [names, setNames] = useState(['Plane the boards', 'Glue them', 'Wait for a day'])
  const drag = useDragList({
    items: names.map((name) => ({ id: name, name })),
    onMove: (from, to) => setNames(names.toSpliced(from, 1).toSpliced(to, 0, names[from] ?? '')),
  })
  return (
    <>
      <ol className={styles.sorted}>
        {names.map((name) => (
          <SortedStep key={name} name={name} dragged={drag.store} />
        ))}
      </ol>
      {drag.layer}
    </>
  )
}

function SortedStep({ name, dragged }: { name: string; dragged: DragStore }) {
  const drag = useDragItem(dragged, name)
  return (
    <li className={styles.sortedItem} {...drag.item}>
      <DragGrip drag={drag} label={`Move “${name}”`} /> {name}
    </li>
  )
}
