<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Domain;

/** Represents the values of an opening with any status by which lists of posts sort and filter. */
final class PostRow
{
    private const UNLISTED_SUFFIX = ' unlisted';
    private const PASSWORD_SUFFIX = ' password';
    private const MAX_TITLE_LENGTH = 150;

    private function __construct(
        public readonly int $id,
        /** Status, with suffixes for unlisted openings and for openings with a password. */
        public readonly string $state,
        public readonly int $author,
        /** Publishing time in the site's time zone, `YmdHis` as a number. */
        public readonly int $published,
        public readonly string $title,
        /** Last day in the format of WP Job Openings, `Ymd` as a number; 0 without a closing date. */
        public readonly int $closing,
        public readonly int $views,
    ) {
    }

    public static function create(
        int $id,
        string $status,
        int $author,
        string $date,
        string $title,
        bool $isUnlisted,
        bool $hasPassword,
        string $closingDay,
        string $views,
    ): self {
        return new self(
            id: $id,
            state: $status . ($isUnlisted ? self::UNLISTED_SUFFIX : '') . ($hasPassword ? self::PASSWORD_SUFFIX : ''),
            author: $author,
            published: (int) preg_replace('/\D/', '', $date),
            title: mb_substr($title, 0, self::MAX_TITLE_LENGTH),
            closing: (int) preg_replace('/\D/', '', substr($closingDay, 0, 10)),
            views: max(0, (int) $views),
        );
    }

    /** @param array<string, string|null> $row columns of the table */
    public static function fromRow(array $row): self
    {
        return new self(
            id: (int) $row['job_id'],
            state: (string) $row['state'],
            author: (int) $row['author'],
            published: (int) $row['published'],
            title: (string) $row['title'],
            closing: (int) $row['closing'],
            views: (int) $row['views'],
        );
    }

    /**
     * Returns all states of openings with a status.
     *
     * @return list<string>
     */
    public static function statesOf(string $status, bool $withUnlisted, bool $withPassword): array
    {
        return [
            $status,
            ...($withPassword ? [$status . self::PASSWORD_SUFFIX] : []),
            ...($withUnlisted ? [$status . self::UNLISTED_SUFFIX] : []),
            ...($withUnlisted && $withPassword ? [$status . self::UNLISTED_SUFFIX . self::PASSWORD_SUFFIX] : []),
        ];
    }

    public static function statusOf(string $state): string
    {
        return str_replace([self::UNLISTED_SUFFIX, self::PASSWORD_SUFFIX], '', $state);
    }

    /** @return array{int, string, int, int, string, int, int} values in the order of the columns */
    public function toRow(): array
    {
        return [
            $this->id, $this->state, $this->author, $this->published, $this->title, $this->closing, $this->views,
        ];
    }

    /**
     * Returns the periods in which the opening is counted: 0 for all openings, its month and its day.
     *
     * @return list<int>
     */
    public function periods(): array
    {
        $day = intdiv($this->published, 1000000);

        return $day === 0 ? [0] : [0, intdiv($day, 100), $day];
    }
}
