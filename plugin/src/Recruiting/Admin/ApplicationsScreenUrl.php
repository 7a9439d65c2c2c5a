<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Admin;

use CourantDesk\Kernel\RestApi;
use CourantDesk\Recruiting\Domain\ApplicationQuery;
use CourantDesk\Recruiting\Http\ApplicationListSerializer;
use DateTimeZone;

/**
 * Parses and builds the URL of the Applications screen: the list, the board or one application, with its filters.
 * Uses the same parameters as src/recruiting/admin/applications/route.ts and query.ts, so that links work with and
 * without JavaScript.
 */
final class ApplicationsScreenUrl
{
    private const DEFAULTS = [
        'folder' => 'inbox', 'search' => '', 'unread' => '', 'from' => '', 'to' => '', 'orderby' => 'received',
        'order' => 'desc', 'opening' => '', 'stage' => '', 'rating' => '', 'tag' => '', 'assignee' => '',
    ];
    private const PER_PAGE = 25;

    /** @param array<string, string> $filters filters that differ from their defaults */
    private function __construct(
        public readonly int $application,
        public readonly bool $isBoard,
        public readonly array $filters,
        public readonly int $page,
        public readonly int $perPage,
    ) {
    }

    /** @param array<array-key, mixed> $raw URL parameters, unslashed */
    public static function fromArray(array $raw): self
    {
        $text = static fn (string $key): string => is_string($raw[$key] ?? null) ? $raw[$key] : '';
        $number = static function (string $key, int $default, int $max) use ($text): int {
            $value = filter_var($text($key), FILTER_VALIDATE_INT);

            return is_int($value) && $value > 0 ? min($value, $max) : $default;
        };
        $allowed = [
            'folder' => ['inbox', 'suspected', 'withdrawn', 'trash'], 'unread' => ['0', '1'],
            'orderby' => ['received', 'name', 'rating'], 'order' => ['asc'],
        ];
        $filters = [];
        foreach (self::DEFAULTS as $key => $default) {
            $value = $text($key);
            if (in_array($key, ['opening', 'stage', 'rating', 'tag', 'assignee'], true)) {
                $parts = array_filter(explode(',', $value), static fn (string $part): bool => $part !== '');
                $value = implode(',', $parts);
            }
            $isValid = match (true) {
                isset($allowed[$key]) => in_array($value, $allowed[$key], true),
                in_array($key, ['from', 'to'], true) => preg_match('/^\d{4}-\d{2}-\d{2}$/D', $value) === 1,
                default => true,
            };
            if ($isValid && $value !== $default) {
                $filters[$key] = $value;
            }
        }

        return new self(
            $number('application', 0, PHP_INT_MAX),
            $text('layout') === 'board',
            $filters,
            $number('paged', 1, 100000),
            $number('per_page', self::PER_PAGE, ApplicationQuery::MAX_PER_PAGE),
        );
    }

    public function toQuery(DateTimeZone $zone): ApplicationQuery
    {
        return ApplicationQuery::fromArray([...$this->filters, ...$this->pagingParameters()], $zone);
    }

    public function folder(): string
    {
        return $this->filters['folder'] ?? self::DEFAULTS['folder'];
    }

    /** Returns the stage if the list is filtered by exactly one stage; '' for all or several. */
    public function stage(): string
    {
        $stage = $this->filters['stage'] ?? '';

        return str_contains($stage, ',') ? '' : $stage;
    }

    /**
     * Returns the REST path, with its query, that the screen's script requests first; see
     * src/recruiting/admin/applications/api.ts.
     */
    public function restPath(): string
    {
        $path = '/' . RestApi::NAMESPACE . '/applications' . match (true) {
            $this->application > 0 => "/$this->application",
            $this->isBoard => '/board',
            default => '',
        };

        return $path . '?' . http_build_query([...$this->filters, ...$this->pagingParameters()]);
    }

    public function withApplication(int $application): self
    {
        return new self($application, $this->isBoard, $this->filters, $this->page, $this->perPage);
    }

    public function withPage(int $page): self
    {
        return new self(0, $this->isBoard, $this->filters, $page, $this->perPage);
    }

    /** Returns the URL of the first page of one stage; '' for all stages. */
    public function withStage(string $stage): self
    {
        $filters = $this->filters;
        unset($filters['stage']);

        return new self(0, false, $stage === '' ? $filters : [...$filters, 'stage' => $stage], 1, $this->perPage);
    }

    /** Returns the URL of the first page of a folder, without filters. */
    public function withFolder(string $folder): self
    {
        return new self(
            0,
            $folder === 'inbox' && $this->isBoard,
            $folder === 'inbox' ? [] : ['folder' => $folder],
            1,
            $this->perPage,
        );
    }

    public function withLayout(bool $isBoard): self
    {
        return new self(0, $isBoard, $this->filters, $isBoard ? 1 : $this->page, $this->perPage);
    }

    public function url(): string
    {
        $parameters = [
            ...($this->isBoard ? ['layout' => 'board'] : []),
            ...($this->application > 0 ? ['application' => $this->application] : []),
            ...$this->filters,
            ...($this->page > 1 ? ['paged' => $this->page] : []),
            ...($this->perPage === self::PER_PAGE ? [] : ['per_page' => $this->perPage]),
        ];

        return admin_url(
            ApplicationsScreen::PARENT_SLUG . '&page=' . ApplicationsScreen::PAGE_SLUG
                . ($parameters === [] ? '' : '&' . http_build_query($parameters))
        );
    }

    /** @return array{page: int, per_page: int} */
    private function pagingParameters(): array
    {
        return $this->isBoard && $this->application === 0
            ? ['page' => 1, 'per_page' => ApplicationListSerializer::PER_COLUMN]
            : ['page' => $this->page, 'per_page' => $this->perPage];
    }
}
