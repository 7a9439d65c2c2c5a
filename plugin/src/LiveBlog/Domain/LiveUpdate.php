<?php

declare(strict_types=1);

namespace CourantDesk\LiveBlog\Domain;

/** An update of a live blog, as its block stores it. */
final class LiveUpdate
{
    private const MAX_TITLE_LENGTH = 300;

    private function __construct(
        /** Distinguishes the update from the others of the article: letters and digits. */
        public readonly string $key,
        /** Unix time; null without a valid time. */
        public readonly ?int $time,
        public readonly string $title,
    ) {
    }

    /** @param array<array-key, mixed> $attributes */
    public static function fromAttributes(array $attributes): self
    {
        $key = $attributes['key'] ?? '';
        $time = $attributes['time'] ?? '';
        $title = $attributes['title'] ?? '';
        // The editor stores UTC, such as 2026-11-26T21:30:00.000Z.
        $isTime = is_string($time) && preg_match('/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z$/', $time) === 1;
        $moment = $isTime ? date_create_immutable($time) : false;

        return new self(
            is_string($key) && preg_match('/^[a-z0-9]{4,20}$/', $key) === 1 ? $key : '',
            $moment === false ? null : $moment->getTimestamp(),
            is_string($title) ? mb_substr(trim($title), 0, self::MAX_TITLE_LENGTH) : '',
        );
    }

    /** Returns the ID of the element of the update; empty if the block has no valid key. */
    public function elementId(): string
    {
        return $this->key === '' ? '' : "update-{$this->key}";
    }
}
