<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Wp;

use Closure;
use CourantDesk\Jobs\Domain\ClosingRecord;
use CourantDesk\Jobs\Domain\Education;
use CourantDesk\Jobs\Domain\EmploymentType;
use CourantDesk\Jobs\Domain\Requirements;
use CourantDesk\Jobs\Domain\SalaryUnit;
use CourantDesk\Jobs\Domain\WorkMode;
use CourantDesk\Kernel\Utf8;

/** The typed meta of openings: the contract's (Jobs contract 1.3) and ours, in REST and in revisions. */
final class OpeningMeta
{
    public const LISTED = 'awsm_set_exp_list';
    public const DATE = 'awsm_job_expiry';
    public const DATE_SHOWN = 'awsm_exp_list_display';
    public const VIEWS = 'awsm_views_count';
    public const PLACES = 'courant_places';
    public const REMOTE_COUNTRIES = 'courant_remote_countries';
    public const WORK_MODE = 'courant_work_mode';
    public const EMPLOYMENT_TYPES = 'courant_employment_types';
    public const SALARY = 'courant_salary';
    public const CLOSING_AT = 'courant_closing_at';
    public const IDENTIFIER = 'courant_identifier';
    public const EDUCATION = 'courant_education';
    public const EXPERIENCE = 'courant_experience_months';
    public const EXPERIENCE_INSTEAD = 'courant_experience_instead';
    public const FEATURED = 'courant_featured';

    /** Names of the contract's further edition (Jobs contract 1.3). */
    public const FILLED = 'awsm_job_filled';
    public const UNLISTED = 'awsm_pro_exclude_job';

    /** Our closing moment when it last agreed with the contract's date; not in REST. */
    public const CLOSING_AGREED = '_courant_closing_agreed';

    /**
     * What visitors may read in REST, because the opening's page shows it. Everything else of ours is for `context=edit`.
     * A salary that is not shown is left out as well.
     */
    public const PUBLIC = [
        self::PLACES, self::REMOTE_COUNTRIES, self::WORK_MODE, self::EMPLOYMENT_TYPES, self::SALARY, self::IDENTIFIER,
        self::EDUCATION, self::EXPERIENCE, self::EXPERIENCE_INSTEAD, self::FEATURED, self::FILLED,
    ];

    public function register(): void
    {
        $word = static fn (string $allowed): Closure =>
            static fn (mixed $value): string => $value === $allowed ? $allowed : '';
        $this->add(self::LISTED, 'string', $word('set_listing'), ['enum' => ['', 'set_listing']]);
        $this->add(self::DATE, 'string', static fn (mixed $value): string => is_string($value) ? ClosingRecord::cleanDate($value) : '');
        $this->add(self::DATE_SHOWN, 'string', $word('list_display'), ['enum' => ['', 'list_display']]);
        $this->add(self::CLOSING_AT, 'string', static fn (mixed $value): string => is_string($value) ? ClosingRecord::cleanMoment($value) : '');
        $this->add(self::IDENTIFIER, 'string', OpeningFields::identifier(...));
        $this->add(
            self::WORK_MODE,
            'string',
            static fn (mixed $value): string => is_string($value) ? (WorkMode::tryFrom($value)->value ?? '') : '',
            ['enum' => ['', ...array_column(WorkMode::cases(), 'value')]],
        );
        $this->addLists();
        $this->addSalary();
        $this->addRequirementsAndMarks($word);
        register_post_meta(OpeningType::NAME, self::VIEWS, [
            'type' => 'integer',
            'single' => true,
            'default' => 0,
            'show_in_rest' => ['schema' => ['readonly' => true, 'context' => ['edit']]],
            'sanitize_callback' => 'absint',
            'auth_callback' => '__return_false',
        ]);
    }

    /** Our fields have their own places in the editors: the box of custom fields would show them a second time. */
    public function isOurs(bool $protected, string $key, string $type = ''): bool
    {
        $ours = [
            self::LISTED, self::DATE, self::DATE_SHOWN, self::VIEWS, self::PLACES, self::REMOTE_COUNTRIES,
            self::WORK_MODE, self::EMPLOYMENT_TYPES, self::SALARY, self::CLOSING_AT, self::IDENTIFIER,
            self::EDUCATION, self::EXPERIENCE, self::EXPERIENCE_INSTEAD, self::FEATURED, self::FILLED, self::UNLISTED,
        ];

        return $protected || (in_array($type, ['', 'post'], true) && in_array($key, $ours, true));
    }

    private function addLists(): void
    {
        $this->add(self::PLACES, 'array', OpeningFields::places(...), ['items' => [
            'type' => 'object',
            'properties' => [
                'city' => ['type' => 'string'],
                'region' => ['type' => 'string'],
                'country' => ['type' => 'string', 'description' => 'ISO 3166-1 alpha-2, or empty'],
            ],
        ]]);
        $this->add(self::REMOTE_COUNTRIES, 'array', OpeningFields::countries(...), ['items' => ['type' => 'string']]);
        $this->add(self::EMPLOYMENT_TYPES, 'array', OpeningFields::employmentTypes(...), ['items' => [
            'type' => 'string',
            'enum' => array_column(EmploymentType::cases(), 'value'),
        ]]);
    }

    private function addSalary(): void
    {
        $this->add(self::SALARY, 'object', OpeningFields::salary(...), ['properties' => [
            'min' => ['type' => ['number', 'null']],
            'max' => ['type' => ['number', 'null']],
            'currency' => ['type' => 'string', 'description' => 'ISO 4217'],
            'unit' => ['type' => 'string', 'enum' => ['', ...array_column(SalaryUnit::cases(), 'value')]],
            'shown' => ['type' => 'boolean'],
        ]]);
    }

    /** @param Closure(string): (Closure(mixed): string) $word */
    private function addRequirementsAndMarks(Closure $word): void
    {
        $this->add(
            self::EDUCATION,
            'string',
            static fn (mixed $value): string => is_string($value) ? (Education::tryFrom($value)->value ?? '') : '',
            ['enum' => ['', ...array_column(Education::cases(), 'value')]],
        );
        $this->add(self::EXPERIENCE, 'integer', OpeningFields::months(...), ['minimum' => 0, 'maximum' => Requirements::MAX_MONTHS]);
        $marks = [[self::EXPERIENCE_INSTEAD, '1'], [self::FEATURED, '1'], [self::FILLED, 'filled'], [self::UNLISTED, 'exclude']];
        foreach ($marks as [$key, $on]) {
            $this->add($key, 'string', $word($on), ['enum' => ['', $on]]);
        }
    }

    /** @param array<string, mixed> $schema */
    private function add(string $key, string $type, callable $clean, array $schema = []): void
    {
        register_post_meta(OpeningType::NAME, $key, [
            'type' => $type,
            'single' => true,
            'default' => match ($type) {
                'string' => '',
                'integer' => 0,
                default => [],
            },
            'show_in_rest' => ['schema' => $schema + ['context' => in_array($key, self::PUBLIC, true) ? ['view', 'edit'] : ['edit']]],
            'revisions_enabled' => true,
            // WordPress hands three arguments to sanitizers; ours take the value alone.
            'sanitize_callback' => static fn (mixed $value): mixed => $clean($value),
            'auth_callback' => static fn (bool $allowed, string $key, int $post, int $user): bool => user_can($user, 'edit_post', $post),
        ]);
    }
}
