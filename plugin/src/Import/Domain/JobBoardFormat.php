<?php

declare(strict_types=1);

namespace CourantDesk\Import\Domain;

use CourantDesk\Openings\Domain\Salary;

/** Reads the data that another job board plugin has stored in the database. Each product has one subclass. */
abstract class JobBoardFormat
{
    /**
     * @param string $id constant, such as `wp-job-manager`
     * @param string $name for display
     * @param string $openingType post type of openings
     * @param string $applicationType post type of applications
     * @param string $permalinkOption name of the option with the permalinks of the product
     * @param array<string, string> $stages status of the hiring stage by status in the other product
     */
    protected function __construct(
        public readonly string $id,
        public readonly string $name,
        public readonly string $openingType,
        public readonly string $applicationType,
        public readonly string $permalinkOption,
        private readonly array $stages,
    ) {
    }

    /** Converts an opening; returns null for posts that are not openings, such as previews. */
    abstract public function opening(SourcePost $post): ?ImportRow;

    /**
     * Returns the path of the page of an opening, without slashes at its ends, such as `job/clerk`.
     *
     * @param string $permalinks the stored option with the permalinks of the product, or ''
     */
    final public function path(SourcePost $post, string $permalinks): string
    {
        return $this->base($permalinks) . '/' . $post->slug;
    }

    abstract public function application(SourcePost $post): SourceApplication;

    /** Returns the first part of the path of openings. */
    abstract protected function base(string $permalinks): string;

    /**
     * Creates a row from the data that all products store in the same way.
     *
     * @param list<string> $categories
     * @param list<string> $types
     * @param list<string> $places
     * @param list<string> $companies
     */
    final protected function createRow(
        SourcePost $post,
        array $categories,
        array $types,
        array $places,
        array $companies,
        string $closesAt,
        ?Salary $salary,
        bool $isFilled,
        bool $isFeatured,
        bool $isRemote = false,
        string $applyTo = '',
    ): ImportRow {
        return new ImportRow(
            source: $this->id,
            id: (string) $post->id,
            reference: '',
            title: self::decodedTitle($post),
            sections: ['' => $post->content],
            categories: $categories,
            types: $types,
            places: $places,
            opensAt: $post->date,
            closesAt: $closesAt,
            isActive: $post->status !== 'expired',
            salary: $salary,
            terms: array_filter(
                ['job-company' => $companies, 'job-type' => $types, 'job-location' => $places],
                static fn (array $names): bool => $names !== [],
            ),
            isFilled: $isFilled,
            isFeatured: $isFeatured,
            isRemote: $isRemote,
            isDraft: !in_array($post->status, ['publish', 'expired'], true),
            applyTo: $applyTo,
        );
    }

    final protected static function decodedTitle(SourcePost $post): string
    {
        return html_entity_decode($post->title, ENT_QUOTES | ENT_HTML5, 'UTF-8');
    }

    /** Returns the status of the hiring stage; `publish` is new. */
    final protected function stage(string $status): string
    {
        return $this->stages[$status] ?? 'publish';
    }

    /**
     * @param array<mixed> $stored paths or URLs
     * @return list<string> those that are not empty, each once
     */
    final protected static function paths(array $stored): array
    {
        return array_values(array_unique(array_filter(
            $stored,
            static fn (mixed $path): bool => is_string($path) && trim($path) !== '',
        )));
    }

    /** Parses a salary of one or two amounts from a text. */
    final protected static function salary(string $text, string $currency, string $unit): ?Salary
    {
        $amounts = SalaryParser::parse($text);

        return Salary::fromArray([
            'min' => $amounts[0] ?? '',
            'max' => $amounts[1] ?? '',
            'currency' => $currency !== '' ? $currency : 'USD',
            'unit' => strtoupper($unit !== '' ? $unit : 'year'),
        ]);
    }
}
