import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { EmptyState } from '@/ui/empty-state.tsx'

type Props = {
  title: string
  text: string
  /** Title and address of the list of documents of this kind. */
  list: { title: string; href: string }
}

/** Replaces a screen whose document does not exist or was deleted. */
export function MissingDocument({ title, text, list }: Props) {
  return (
    <EmptyState
      drawing="search"
      level={1}
      title={title}
      text={text}
      action={
        <Button component={Link} to={list.href} variant="default">
          {list.title}
        </Button>
      }
    />
  )
}
