<?php

declare(strict_types=1);

namespace CourantDesk\Consent\Domain;

/**
 * Represents the state of a scan: which pages are left, which could not be read, and what the policy would block on the
 * others.
 */
final class PolicyScan
{
    private const MAX_FINDINGS = 200;

    /**
     * @param int                 $startedAt 0 when there was no scan
     * @param list<string>        $pending   URLs
     * @param list<string>        $failed    URLs
     * @param list<BlockedMarkup> $findings
     */
    public function __construct(
        public readonly int $startedAt = 0,
        public readonly int $pages = 0,
        public readonly array $pending = [],
        public readonly array $failed = [],
        public readonly array $findings = [],
    ) {
    }

    /** @param list<string> $urls */
    public static function start(int $now, array $urls): self
    {
        return new self($now, count($urls), $urls);
    }

    public static function fromArray(mixed $stored): self
    {
        $stored = is_array($stored) ? $stored : [];
        $number = static fn (string $key): int => is_int($stored[$key] ?? null) ? $stored[$key] : 0;
        $list = static fn (string $key): array => is_array($stored[$key] ?? null) ? array_values($stored[$key]) : [];

        return new self(
            $number('started'),
            $number('pages'),
            array_values(array_filter($list('pending'), 'is_string')),
            array_values(array_filter($list('failed'), 'is_string')),
            array_values(array_filter(array_map(BlockedMarkup::fromArray(...), $list('findings')))),
        );
    }

    /** @return array<string, mixed> */
    public function toArray(): array
    {
        return [
            'started' => $this->startedAt,
            'pages' => $this->pages,
            'pending' => $this->pending,
            'failed' => $this->failed,
            'findings' => array_map(static fn (BlockedMarkup $finding): array => $finding->toArray(), $this->findings),
        ];
    }

    /**
     * Adds the result of a page. The same code is listed once, with the first page that has it.
     *
     * @param list<BlockedMarkup>|null $findings null when the page could not be read
     */
    public function withPage(string $url, ?array $findings): self
    {
        $all = [];
        foreach ([...$this->findings, ...($findings ?? [])] as $finding) {
            $all[$finding->kind . $finding->tag . $finding->code] ??= $finding;
        }

        return new self(
            $this->startedAt,
            $this->pages,
            array_values(array_diff($this->pending, [$url])),
            $findings === null ? [...$this->failed, $url] : $this->failed,
            array_slice(array_values($all), 0, self::MAX_FINDINGS),
        );
    }

    /** @param list<BlockedMarkup> $findings */
    public function withFindings(array $findings): self
    {
        return new self($this->startedAt, $this->pages, $this->pending, $this->failed, $findings);
    }

    public function isComplete(): bool
    {
        return $this->startedAt > 0 && $this->pending === [];
    }

    /** Returns the number of findings that prevent enforcing. */
    public function countBlockers(): int
    {
        return count(array_filter(
            $this->findings,
            static fn (BlockedMarkup $finding): bool => $finding->preventsEnforcing(),
        ));
    }
}
