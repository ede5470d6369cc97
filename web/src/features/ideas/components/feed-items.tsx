import { Button, Checkbox, Group, Select } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FeedItem } from '@postwright/core/api/import-feeds'
import type { IdeaLane } from '@postwright/core/collections/idea-lanes'
import { useSignedIn } from '@/session/use-session.ts'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { toast } from '@/ui/toast.tsx'
import { importedBefore, loadImages, storeImage } from '../data/import-feeds.ts'
import styles from './feed-dialog.module.css'
import { emptyDraft } from '@postwright/core/model/post'
import { spreadPlaces } from '@postwright/core/places/place'
import { postDrafts } from '@/posts/data/post-drafts.ts'
import { ideaDrafts } from '../data/idea-drafts.ts'
import { topPlace } from '../data/idea-places.ts'
import { newIdea } from '../idea-draft.ts'
import { itemText } from '../item-text.ts'

const POSTS = 'posts'

type Props = { items: readonly FeedItem[]; lanes: readonly IdeaLane[]; onDone: () => void }

/** The items of a feed: some or all of them become ideas or drafts of posts. Items imported before are marked. */
export function FeedItems({ items, lanes, onDone }: Props) {
  const { t } = useTranslation('ideas')
  const { workspaceId } = useSignedIn()
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set())
  const [images, setImages] = useState<ReadonlyMap<string, string>>(new Map())
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [into, setInto] = useState(lanes[0]?.id ?? POSTS)
  const { run, done } = useImportItems()
  const open = items.filter(({ id }) => !known.has(id))
  const isAll = open.length > 0 && open.every(({ id }) => chosen.has(id))

  useEffect(() => {
    let isLeft = false
    void importedBefore(workspaceId, items).then((found) => isLeft || setKnown(found))
    void loadImages(workspaceId, items, (some) => isLeft || setImages((before) => new Map([...before, ...some])))
    return () => {
      isLeft = true
    }
  }, [workspaceId, items])

  function choose(id: string, isChosen: boolean) {
    const next = new Set(chosen)
    if (isChosen) next.add(id)
    else next.delete(id)
    setChosen(next)
  }

  async function take() {
    const picked = items.filter(({ id }) => chosen.has(id))
    const { made, failed, withoutPicture } = await run(picked, into === POSTS ? POSTS : { laneId: into })
    setKnown(new Set([...known, ...made]))
    setChosen(new Set())
    if (made.length > 0) toast.success(t('ideas:feed.made', { count: made.length }))
    if (withoutPicture > 0) toast.error(t('ideas:feed.withoutPicture', { count: withoutPicture }))
    if (failed > 0) toast.error(t('ideas:feed.failed', { count: failed }))
    else onDone()
  }

  if (items.length === 0) return <p className={styles.none}>{t('ideas:feed.empty')}</p>
  return (
    <>
      <Checkbox
        mt="sm"
        label={t('ideas:feed.all', { count: open.length })}
        checked={isAll}
        indeterminate={!isAll && chosen.size > 0}
        disabled={open.length === 0}
        onChange={(event) => setChosen(new Set(event.currentTarget.checked ? open.map(({ id }) => id) : []))}
      />
      <ul className={styles.items} aria-label={t('ideas:feed.items')}>
        {items.map((item) => (
          <FeedRow
            key={item.id}
            item={item}
            picture={images.get(item.id) ?? null}
            isKnown={known.has(item.id)}
            isChosen={chosen.has(item.id)}
            onChoose={(isChosen) => choose(item.id, isChosen)}
          />
        ))}
      </ul>
      <Group justify="flex-end" mt="md" align="flex-end">
        <Select
          label={t('ideas:feed.into')}
          data={[
            ...lanes.map(({ id, name }) => ({ value: id, label: t('ideas:feed.intoLane', { name }) })),
            { value: POSTS, label: t('ideas:feed.intoPosts') },
          ]}
          value={into}
          allowDeselect={false}
          onChange={(value) => setInto(value ?? into)}
        />
        <Button disabled={chosen.size === 0} loading={done !== null} onClick={() => void take()}>
          {t('ideas:feed.take', { count: chosen.size })}
        </Button>
      </Group>
    </>
  )
}

type RowProps = {
  item: FeedItem
  picture: string | null
  isKnown: boolean
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

function FeedRow({ item, picture, isKnown, isChosen, onChoose }: RowProps) {
  const { t } = useTranslation('ideas')
  const { title, text, publishedAt } = item
  return (
    <li className={styles.item} data-known={isKnown || undefined}>
      <Checkbox
        aria-label={title || text.slice(0, 80)}
        checked={isChosen}
        disabled={isKnown}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
      {picture !== null && <img className={styles.picture} src={picture} alt="" />}
      <div className={styles.words}>
        <p className={styles.name}>{title || text.slice(0, 80)}</p>
        <p className={styles.text}>{text}</p>
        <p className={styles.facts}>
          {publishedAt !== null && <RelativeTime instant={publishedAt} />}
          {isKnown && <span className={styles.known}>{t('ideas:feed.known')}</span>}
        </p>
      </div>
    </li>
  )
}

/** Result of an import: ids of the created documents, and the numbers of failed items and of items whose image could not be stored. */
type Imported = { made: string[]; failed: number; withoutPicture: number }

/** Creates ideas in a lane, or drafts of posts, from the items of a feed. Each gets the id of its item, so a repeated import creates no duplicates. */
function useImportItems() {
  const { user, workspaceId } = useSignedIn()
  const [done, setDone] = useState<number | null>(null)

  async function run(items: readonly FeedItem[], into: { laneId: string } | 'posts'): Promise<Imported> {
    const imported: Imported = { made: [], failed: 0, withoutPicture: 0 }
    const top = into === 'posts' ? 0 : await topPlace(workspaceId, into.laneId)
    const places = spreadPlaces(items.length).map((place) => top - (spreadPlaces(items.length).at(-1) ?? 0) + place)
    setDone(0)
    for (const [at, item] of items.entries()) {
      const mediaId = await storeImage(workspaceId, item.imageUrl)
      const media = mediaId === null ? [] : [{ mediaId, alt: '' }]
      const made =
        into === 'posts'
          ? await postDrafts.server.create(workspaceId, item.id, {
              uid: user.id,
              draft: { ...emptyDraft(), text: itemText(item, true), media },
            })
          : await ideaDrafts.server.create(workspaceId, item.id, {
              uid: user.id,
              draft: {
                ...newIdea(itemText(item, false), { laneId: into.laneId, place: places[at] ?? top }),
                media,
                source: item.link,
              },
            })
      if (made === 'written') imported.made.push(item.id)
      else imported.failed += 1
      if (item.imageUrl !== '' && mediaId === null) imported.withoutPicture += 1
      setDone(at + 1)
    }
    setDone(null)
    return imported
  }

  return { run, /** Number of items finished so far. */ done }
}
