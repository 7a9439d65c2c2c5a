<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Domain;

use DateTimeImmutable;
use DateTimeZone;

/** Represents a query for applications. Created only by fromArray(), which clamps values and ignores unknown ones. */
final class ApplicationQuery
{
    public const MAX_PER_PAGE = 100;

    /**
     * @param list<int>    $openings opening IDs to match; empty for all
     * @param list<string> $stages   stages to match; empty for all
     * @param list<int>    $ratings  0 (no rating) to 5
     * @param list<string> $tags     slugs of tags, of which an application has at least one; empty for all
     * @param list<int>    $assignees IDs of users, of whom an application is assigned to at least one; empty for all
     * @param int          $from     Unix time, inclusive; 0 for no bound
     * @param int          $until    Unix time, exclusive; 0 for no bound
     * @param array{int, int}|null $before time received and ID of an application; only those after it in the order
     *     "newest first" match
     */
    public function __construct(
        public readonly ApplicationFolder $folder = ApplicationFolder::Inbox,
        public readonly string $search = '',
        public readonly array $openings = [],
        public readonly array $stages = [],
        public readonly array $ratings = [],
        public readonly ?bool $isUnread = null,
        public readonly int $from = 0,
        public readonly int $until = 0,
        public readonly ApplicationOrder $order = ApplicationOrder::Received,
        public readonly bool $isAscending = false,
        public readonly int $page = 1,
        public readonly int $perPage = 25,
        public readonly ?array $before = null,
        public readonly array $tags = [],
        public readonly array $assignees = [],
    ) {
    }

    /**
     * @param array<array-key, mixed> $raw lists as arrays or comma-separated strings; dates as `2026-11-21`, both days
     *     inclusive
     */
    public static function fromArray(array $raw, DateTimeZone $zone): self
    {
        $folder = ApplicationFolder::tryFrom(self::text($raw, 'folder')) ?? ApplicationFolder::Inbox;
        $unread = self::text($raw, 'unread');
        $until = self::day($raw, 'to', $zone);

        return new self(
            folder: $folder,
            search: mb_substr(trim(self::text($raw, 'search')), 0, 200),
            openings: self::ids($raw, 'opening'),
            stages: self::list($raw, 'stage'),
            ratings: array_values(array_filter(
                array_map('intval', self::list($raw, 'rating')),
                static fn (int $stars): bool => $stars >= 0 && $stars <= 5,
            )),
            isUnread: $unread === '' ? null : in_array($unread, ['1', 'true'], true),
            from: self::day($raw, 'from', $zone)?->getTimestamp() ?? 0,
            until: $until?->modify('+1 day')->getTimestamp() ?? 0,
            order: ApplicationOrder::tryFrom(self::text($raw, 'orderby')) ?? ApplicationOrder::Received,
            isAscending: self::text($raw, 'order') === 'asc',
            page: self::number($raw, 'page', 1, 100000, 1),
            perPage: self::number($raw, 'per_page', 1, self::MAX_PER_PAGE, 25),
            before: self::position($raw, 'before'),
            tags: self::list($raw, 'tag'),
            assignees: self::ids($raw, 'assignee'),
        );
    }

    /** @param array<array-key, mixed> $raw */
    private static function text(array $raw, string $key): string
    {
        $value = $raw[$key] ?? '';

        return is_bool($value) ? ($value ? '1' : '0') : (is_scalar($value) ? (string) $value : '');
    }

    /**
     * @param array<array-key, mixed> $raw
     * @return list<string>
     */
    private static function list(array $raw, string $key): array
    {
        $value = $raw[$key] ?? [];
        $items = is_array($value) ? $value : explode(',', is_scalar($value) ? (string) $value : '');
        $list = [];
        foreach (array_slice($items, 0, 100) as $item) {
            if (is_scalar($item) && trim((string) $item) !== '') {
                $list[] = trim((string) $item);
            }
        }

        return array_values(array_unique($list));
    }

    /**
     * @param array<array-key, mixed> $raw
     * @return list<int>
     */
    private static function ids(array $raw, string $key): array
    {
        return array_values(
            array_filter(array_map('intval', self::list($raw, $key)), static fn (int $id): bool => $id > 0)
        );
    }

    /** @param array<array-key, mixed> $raw */
    private static function day(array $raw, string $key, DateTimeZone $zone): ?DateTimeImmutable
    {
        $day = DateTimeImmutable::createFromFormat('!Y-m-d', self::text($raw, $key), $zone);

        return $day === false ? null : $day;
    }

    /**
     * @param array<array-key, mixed> $raw
     * @return array{int, int}|null
     */
    private static function position(array $raw, string $key): ?array
    {
        return preg_match('/^(\d{1,15})-(\d{1,15})$/D', self::text($raw, $key), $parts) === 1
            ? [(int) $parts[1], (int) $parts[2]]
            : null;
    }

    /** @param array<array-key, mixed> $raw */
    private static function number(array $raw, string $key, int $min, int $max, int $default): int
    {
        $number = filter_var(self::text($raw, $key), FILTER_VALIDATE_INT);

        return is_int($number) ? max($min, min($max, $number)) : $default;
    }
}
