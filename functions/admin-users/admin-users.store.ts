import type { Place } from './model.ts'
import { emailIdOf } from '#functions/outreach/emails/email-range.store.ts'
import { StoredInstant } from '#platform/table/instant.ts'
import { keys, type Key } from '#platform/table/keys.ts'
import { addressesOf, itemsWithOwners } from '#platform/table/lists/items-with-owners.ts'
import { itemsOf, listPage } from '#platform/table/lists/list-page.ts'
import { positionAt, type ListName } from '#platform/table/lists/list-places.ts'
import {
  configurationRow,
  EMAIL_ATTRIBUTES,
  emailRow,
  LETTER_ATTRIBUTES,
  MAILBOX_ATTRIBUTES,
  mailboxRow,
  rowsOf,
} from './admin-users.item.ts'
import { userIdOf } from '#platform/table/owned-items.ts'
import type { Item, Table } from '#platform/table/table.ts'

/**
 * Lists over all accounts, newest first, at a cost that does not depend on their number: a page of the index,
 * then its items in one eventually consistent read. A page may be shorter than the limit when something on it
 * has just been deleted.
 */
export function adminUserStore(table: Table) {
  async function timed<Row>(
    list: ListName,
    after: Place | null,
    limit: number,
    only: readonly string[] | undefined,
    rowOf: (item: Item, beside: Item | null) => Row,
    besideOf: (key: Key) => readonly Key[] = () => [],
  ) {
    const page = await listPage(table, { list, after: after && positionAt(after.at, after.id), limit })
    const { items, beside, emails } = await itemsWithOwners(table, page.keys, {
      beside: page.keys.flatMap(besideOf),
      only,
    })
    return {
      rows: items.flatMap((item, index) => (item === null ? [] : [rowOf(item, beside[index] ?? null)])),
      /** The addresses of the rows' accounts by id. */
      owners: emails,
      next: page.last === null ? null : placeOf(page.last),
    }
  }

  return {
    async users(after: Place | null, limit: number) {
      const page = await listPage(table, {
        list: 'USERS',
        after: after && positionAt(after.at, after.id),
        limit,
      })
      return {
        rows: await rowsOf(table, page.keys.map(userIdOf)),
        next: page.last === null ? null : placeOf(page.last),
      }
    },
    /** Addresses by account id, without deleted accounts. */
    async addresses(userIds: readonly string[]) {
      const profiles = await itemsOf(table, userIds.map(keys.profile), { lagging: true, only: ['email'] })
      return addressesOf(userIds, profiles)
    },
    configurations: (after: Place | null, limit: number) =>
      timed('CONFIGURATIONS', after, limit, undefined, configurationRow),
    emails: (after: Place | null, limit: number) =>
      timed('ENTRIES', after, limit, [...EMAIL_ATTRIBUTES, ...LETTER_ATTRIBUTES], emailRow, materialOfEmail),
    mailboxes: (after: Place | null, limit: number) =>
      timed('MAILBOXES', after, limit, MAILBOX_ATTRIBUTES, mailboxRow),
  }
}

const materialOfEmail = (email: Key): readonly Key[] => [keys.material(userIdOf(email), emailIdOf(email))]

function placeOf(position: string): Place {
  const [at = '', id = ''] = position.split('#')
  return { at: StoredInstant.parse(at), id }
}
