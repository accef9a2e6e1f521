/** The part of the query cache that screens use: what the shell lends to the remotes, so it only grows. */
export { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
