import { blogStore } from '#functions/blog/blog.store.ts'
import { lazy } from '#platform/lazy.ts'
import { table } from './table.ts'

export const blog = lazy(() => blogStore(table()))
