<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain\Recruiting;

use DateTimeImmutable;
use DateTimeZone;

/** What is asked of the applications. fromArray() is the only way in: it clamps, and ignores what it does not know. */
final class ApplicationQuery
{
    public const MOST = 100;

    /**
     * @param list<int>    $openings any of them; none means all
     * @param list<string> $stages   any of them; none means all
     * @param list<int>    $ratings  0 (none) to 5
     * @param int          $from     Unix time, 0 for no bound
     * @param int          $until    Unix time, 0 for no bound; itself not included
     */
    public function __construct(
        public readonly Folder $folder = Folder::Inbox,
        public readonly string $search = '',
        public readonly array $openings = [],
        public readonly array $stages = [],
        public readonly array $ratings = [],
        public readonly ?bool $unread = null,
        public readonly int $from = 0,
        public readonly int $until = 0,
        public readonly Order $order = Order::Received,
        public readonly bool $ascending = false,
        public readonly int $page = 1,
        public readonly int $perPage = 25,
    ) {
    }

    /**
     * @param array<array-key, mixed> $raw lists may come as lists or separated by commas; dates as `2026-11-21`, both days included
     */
    public static function fromArray(array $raw, DateTimeZone $zone): self
    {
        $folder = Folder::tryFrom(self::text($raw, 'folder')) ?? Folder::Inbox;
        $unread = self::text($raw, 'unread');
        $until = self::day($raw, 'to', $zone);

        return new self(
            $folder,
            mb_substr(trim(self::text($raw, 'search')), 0, 200),
            array_values(array_filter(array_map('intval', self::list($raw, 'opening')), static fn (int $id): bool => $id > 0)),
            self::list($raw, 'stage'),
            array_values(array_filter(array_map('intval', self::list($raw, 'rating')), static fn (int $stars): bool => $stars >= 0 && $stars <= 5)),
            $unread === '' ? null : in_array($unread, ['1', 'true'], true),
            self::day($raw, 'from', $zone)?->getTimestamp() ?? 0,
            $until?->modify('+1 day')->getTimestamp() ?? 0,
            Order::tryFrom(self::text($raw, 'orderby')) ?? Order::Received,
            self::text($raw, 'order') === 'asc',
            self::number($raw, 'page', 1, 100000, 1),
            self::number($raw, 'per_page', 1, self::MOST, 25),
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
        $parts = is_array($value) ? $value : explode(',', is_scalar($value) ? (string) $value : '');
        $list = [];
        foreach (array_slice($parts, 0, 100) as $part) {
            if (is_scalar($part) && trim((string) $part) !== '') {
                $list[] = trim((string) $part);
            }
        }

        return array_values(array_unique($list));
    }

    /** @param array<array-key, mixed> $raw */
    private static function day(array $raw, string $key, DateTimeZone $zone): ?DateTimeImmutable
    {
        $day = DateTimeImmutable::createFromFormat('!Y-m-d', self::text($raw, $key), $zone);

        return $day === false ? null : $day;
    }

    /** @param array<array-key, mixed> $raw */
    private static function number(array $raw, string $key, int $least, int $most, int $usual): int
    {
        $number = filter_var(self::text($raw, $key), FILTER_VALIDATE_INT);

        return is_int($number) ? max($least, min($most, $number)) : $usual;
    }
}
