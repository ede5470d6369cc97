import { configure } from '@testing-library/react'

/** What a component shows next is there in moments; a busy machine may need more of them than the library's one second. */
configure({ asyncUtilTimeout: 15_000 })
