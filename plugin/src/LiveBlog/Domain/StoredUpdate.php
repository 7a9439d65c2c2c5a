<?php

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions.json_encode_json_encode -- Domain classes call no WordPress functions.

namespace CourantDesk\LiveBlog\Domain;

/** An update that was written outside of the block editor. It is stored as JSON in one row of post meta. */
final class StoredUpdate
{
    public function __construct(
        /** Letters and digits, as in the block. */
        public readonly string $key,
        /** UTC, such as 2026-11-26T21:30:00Z. */
        public readonly string $time,
        public readonly string $title,
        /** HTML that was sanitized when it was saved. */
        public readonly string $text,
        /** Whether readers see the update. */
        public readonly bool $isPublished,
    ) {
    }

    public static function fromJson(mixed $json): ?self
    {
        $data = is_string($json) ? json_decode($json, true) : null;
        if (!is_array($data)) {
            return null;
        }
        $text = static fn (string $name): string => is_string($data[$name] ?? null) ? $data[$name] : '';

        $isPublished = ($data['published'] ?? null) === true;

        return LiveUpdate::fromAttributes($data)->key === ''
            ? null
            : new self($text('key'), $text('time'), $text('title'), $text('text'), $isPublished);
    }

    /** Returns the stored text. WordPress compares it to find the row, so the same update is always the same text. */
    public function toJson(): string
    {
        return json_encode([
            'key' => $this->key, 'time' => $this->time, 'title' => $this->title, 'text' => $this->text,
            'published' => $this->isPublished,
        ], JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE);
    }

    /** Returns a hash of the content, which a form sends back so that a change by another editor is detected. */
    public function version(): string
    {
        return md5($this->toJson());
    }

    /** Returns the Unix time, or null without a valid time. */
    public function timestamp(): ?int
    {
        return LiveUpdate::fromAttributes($this->attributes())->time;
    }

    /** @return array<string, string> attributes of the block */
    public function attributes(): array
    {
        return ['key' => $this->key, 'time' => $this->time, 'title' => $this->title];
    }
}
