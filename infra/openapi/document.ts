import { ADMIN_HEADERS } from '#shared/catalog/admin.ts'
import { BRAND } from '#shared/brand.ts'
import { DEFAULT_BODY_LIMIT, type Contract } from '#shared/contracts/contract.ts'
import { contracts } from '#shared/contracts/index.ts'
import { modulesOf, schemaBook, type SchemaBook } from './components.ts'
import { descriptionOf } from './limits.ts'
import { responsesOf } from './responses.ts'

export type Method = 'get' | 'post' | 'put' | 'delete'

const DESCRIPTION = `The API of the ${BRAND.name} web app. The session is an HttpOnly cookie that the sign-in sets, so every call comes from the site itself:
a request that writes needs the site's own origin (Sec-Fetch-Site or Origin) and a JSON body. Errors are problems with a code from a closed list. No answer may be cached.`

const METHODS: Readonly<Record<Contract['method'], Method>> = {
  GET: 'get',
  POST: 'post',
  PUT: 'put',
  DELETE: 'delete',
}

type Security = readonly Readonly<Record<string, readonly string[]>>[]
/** The session that the credentials opened, or the credentials themselves. */
const ADMINS: Security = [{ adminSession: [] }, { adminEmail: [], adminPassword: [] }]
const SECURITY: Readonly<Record<Contract['auth'], Security>> = {
  none: [],
  optional: [{}, { session: [] }],
  user: [{ session: [] }],
  admin: ADMINS,
  super_admin: ADMINS,
}

/** Endpoints are grouped by the file of their contract. */
async function groups(): Promise<ReadonlyMap<unknown, string>> {
  const modules = await modulesOf('contracts')
  return new Map(
    [...modules].flatMap(([file, exported]) =>
      Object.values(exported).map((value): [unknown, string] => [value, file]),
    ),
  )
}

function parametersOf(contract: Contract, book: SchemaBook) {
  const places = [
    ['path', contract.params],
    ['query', contract.query],
  ] as const
  return places.flatMap(([place, schema]) => {
    if (schema === undefined) return []
    const { properties = {}, required = [] } = book.use(schema, 'input')
    return Object.entries(properties).flatMap(([name, part]) =>
      typeof part === 'boolean'
        ? []
        : [{ name, in: place, required: place === 'path' || required.includes(name), schema: part }],
    )
  })
}

function bodyOf({ body, bodyLimit = DEFAULT_BODY_LIMIT }: Contract, book: SchemaBook) {
  if (body === undefined) return undefined
  return {
    required: !body.safeParse(undefined).success,
    description: `JSON of at most ${bodyLimit} bytes.`,
    content: { 'application/json': { schema: book.use(body, 'input') } },
  }
}

function operationOf(contract: Contract, tag: string, book: SchemaBook) {
  const parameters = parametersOf(contract, book)
  const requestBody = bodyOf(contract, book)
  const description = descriptionOf(contract)
  return {
    operationId: contract.id,
    summary: contract.summary,
    ...(description === '' ? {} : { description }),
    tags: [tag],
    security: SECURITY[contract.auth],
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(requestBody === undefined ? {} : { requestBody }),
    responses: responsesOf(contract, book),
  }
}

/** `description` has the limits and the recorded activity. */
export type Operation = ReturnType<typeof operationOf>

const key = (place: 'cookie' | 'header', name: string, description: string) => ({
  type: 'apiKey',
  in: place,
  name,
  description,
})

const placeOf = ({ path, method }: Contract): string => `${path} ${method}`

/** The contract table as an OpenAPI 3.1 document. The output is deterministic. */
export async function openApiDocument(table: readonly Contract[] = Object.values(contracts)) {
  const [book, tagOf] = [await schemaBook(), await groups()]
  const paths: Record<string, Partial<Record<Method, Operation>>> = {}
  const tagged = table.map((contract) => ({ contract, tag: tagOf.get(contract) ?? 'other' }))
  const tags = new Set(tagged.map(({ tag }) => tag))
  // Sorted, because module loaders differ in the order of a module's exports.
  for (const { contract, tag } of tagged.toSorted((a, b) =>
    placeOf(a.contract) < placeOf(b.contract) ? -1 : 1,
  )) {
    paths[contract.path] = {
      ...paths[contract.path],
      [METHODS[contract.method]]: operationOf(contract, tag, book),
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${BRAND.name} API`, version: '1', description: DESCRIPTION },
    servers: [{ url: '/', description: "The site's own address" }],
    tags: [...tags].map((name) => ({ name })),
    paths,
    components: {
      schemas: book.components(),
      securitySchemes: {
        session: key(
          'cookie',
          '__Host-sid',
          'Opaque session, set by the sign-in. On http://localhost it is called sid.',
        ),
        adminSession: key(
          'cookie',
          '__Host-adm',
          'Set by the first call with credentials and valid instead of them, for 24 hours. On http://localhost it is called adm.',
        ),
        adminEmail: key(
          'header',
          ADMIN_HEADERS.email,
          'Address of an admin, as encodeURIComponent writes it.',
        ),
        adminPassword: key(
          'header',
          ADMIN_HEADERS.password,
          'Password of the admin, as encodeURIComponent writes it.',
        ),
      },
    },
  }
}
export type OpenApiDocument = Awaited<ReturnType<typeof openApiDocument>>
