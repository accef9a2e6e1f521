/** The part of React Query that screens use. The shell lends it to the remotes, so exports are added, never removed. */
export { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
