<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Storage;

use Closure;
use CourantDesk\Openings\Domain\ClosingDate;
use CourantDesk\Openings\Domain\Education;
use CourantDesk\Openings\Domain\EmploymentType;
use CourantDesk\Openings\Domain\Requirements;
use CourantDesk\Openings\Domain\SalaryUnit;
use CourantDesk\Openings\Domain\WorkMode;

/** Registers the typed meta of openings, that of WP Job Openings and of this plugin, for REST and revisions. */
final class OpeningMeta
{
    public const HAS_CLOSING_DATE = 'awsm_set_exp_list';
    public const CLOSING_DATE = 'awsm_job_expiry';
    public const CLOSING_DATE_VISIBILITY = 'awsm_exp_list_display';
    public const VIEWS = 'awsm_views_count';
    public const PLACES = 'courant_places';
    public const REMOTE_COUNTRIES = 'courant_remote_countries';
    public const WORK_MODE = 'courant_work_mode';
    public const EMPLOYMENT_TYPES = 'courant_employment_types';
    public const SALARY = 'courant_salary';
    public const CLOSING_AT = 'courant_closing_at';
    public const IDENTIFIER = 'courant_identifier';
    public const EDUCATION = 'courant_education';
    public const EXPERIENCE_MONTHS = 'courant_experience_months';
    public const EXPERIENCE_IN_PLACE_OF_EDUCATION = 'courant_experience_instead';
    public const FEATURED = 'courant_featured';

    /** Meta keys of the pro edition of WP Job Openings. */
    public const FILLED = 'awsm_job_filled';
    public const UNLISTED = 'awsm_pro_exclude_job';

    /** Our closing time when it last matched `awsm_job_expiry`; not in REST. */
    public const CLOSING_SYNCHRONIZED = '_courant_closing_agreed';

    /**
     * Meta that is public in REST, because the opening's page shows it. All other meta of this plugin requires
     * `context=edit`. A hidden salary is left out as well.
     */
    public const PUBLIC_KEYS = [
        self::PLACES, self::REMOTE_COUNTRIES, self::WORK_MODE, self::EMPLOYMENT_TYPES, self::SALARY, self::IDENTIFIER,
        self::EDUCATION, self::EXPERIENCE_MONTHS, self::EXPERIENCE_IN_PLACE_OF_EDUCATION, self::FEATURED, self::FILLED,
    ];

    public function register(): void
    {
        $enumSanitizer = static fn (string $allowed): Closure =>
            static fn (mixed $value): string => $value === $allowed ? $allowed : '';
        $this->registerField(self::HAS_CLOSING_DATE, 'string', $enumSanitizer('set_listing'), ['enum' => ['', 'set_listing']]);
        $this->registerField(self::CLOSING_DATE, 'string', static fn (mixed $value): string => is_string($value) ? ClosingDate::normalizeDate($value) : '');
        $this->registerField(self::CLOSING_DATE_VISIBILITY, 'string', $enumSanitizer('list_display'), ['enum' => ['', 'list_display']]);
        $this->registerField(self::CLOSING_AT, 'string', static fn (mixed $value): string => is_string($value) ? ClosingDate::normalizeDateTime($value) : '');
        $this->registerField(self::IDENTIFIER, 'string', OpeningFieldParser::sanitizeIdentifier(...));
        $this->registerField(
            self::WORK_MODE,
            'string',
            static fn (mixed $value): string => is_string($value) ? (WorkMode::tryFrom($value)->value ?? '') : '',
            ['enum' => ['', ...array_column(WorkMode::cases(), 'value')]],
        );
        $this->registerLists();
        $this->registerSalary();
        $this->registerRequirementsAndFlags($enumSanitizer);
        register_post_meta(OpeningPostType::NAME, self::VIEWS, [
            'type' => 'integer',
            'single' => true,
            'default' => 0,
            'show_in_rest' => ['schema' => ['readonly' => true, 'context' => ['edit']]],
            'sanitize_callback' => 'absint',
            'auth_callback' => '__return_false',
        ]);
    }

    /** Hides our fields in the custom fields meta box, because the editors have their own controls for them. */
    public function protectMeta(bool $protected, string $key, string $type = ''): bool
    {
        $ours = [
            self::HAS_CLOSING_DATE, self::CLOSING_DATE, self::CLOSING_DATE_VISIBILITY, self::VIEWS, self::PLACES, self::REMOTE_COUNTRIES,
            self::WORK_MODE, self::EMPLOYMENT_TYPES, self::SALARY, self::CLOSING_AT, self::IDENTIFIER,
            self::EDUCATION, self::EXPERIENCE_MONTHS, self::EXPERIENCE_IN_PLACE_OF_EDUCATION, self::FEATURED, self::FILLED, self::UNLISTED,
        ];

        return $protected || (in_array($type, ['', 'post'], true) && in_array($key, $ours, true));
    }

    private function registerLists(): void
    {
        $this->registerField(self::PLACES, 'array', OpeningFieldParser::sanitizePlaces(...), ['items' => [
            'type' => 'object',
            'properties' => [
                'city' => ['type' => 'string'],
                'region' => ['type' => 'string'],
                'country' => ['type' => 'string', 'description' => 'ISO 3166-1 alpha-2, or empty'],
            ],
        ]]);
        $this->registerField(self::REMOTE_COUNTRIES, 'array', OpeningFieldParser::sanitizeCountries(...), ['items' => ['type' => 'string']]);
        $this->registerField(self::EMPLOYMENT_TYPES, 'array', OpeningFieldParser::sanitizeEmploymentTypes(...), ['items' => [
            'type' => 'string',
            'enum' => array_column(EmploymentType::cases(), 'value'),
        ]]);
    }

    private function registerSalary(): void
    {
        $this->registerField(self::SALARY, 'object', OpeningFieldParser::sanitizeSalary(...), ['properties' => [
            'min' => ['type' => ['number', 'null']],
            'max' => ['type' => ['number', 'null']],
            'currency' => ['type' => 'string', 'description' => 'ISO 4217'],
            'unit' => ['type' => 'string', 'enum' => ['', ...array_column(SalaryUnit::cases(), 'value')]],
            'shown' => ['type' => 'boolean'],
        ]]);
    }

    /** @param Closure(string): (Closure(mixed): string) $enumSanitizer */
    private function registerRequirementsAndFlags(Closure $enumSanitizer): void
    {
        $this->registerField(
            self::EDUCATION,
            'string',
            static fn (mixed $value): string => is_string($value) ? (Education::tryFrom($value)->value ?? '') : '',
            ['enum' => ['', ...array_column(Education::cases(), 'value')]],
        );
        $this->registerField(self::EXPERIENCE_MONTHS, 'integer', OpeningFieldParser::sanitizeMonths(...), ['minimum' => 0, 'maximum' => Requirements::MAX_EXPERIENCE_MONTHS]);
        $marks = [[self::EXPERIENCE_IN_PLACE_OF_EDUCATION, '1'], [self::FEATURED, '1'], [self::FILLED, 'filled'], [self::UNLISTED, 'exclude']];
        foreach ($marks as [$key, $on]) {
            $this->registerField($key, 'string', $enumSanitizer($on), ['enum' => ['', $on]]);
        }
    }

    /** @param array<string, mixed> $schema */
    private function registerField(string $key, string $type, callable $clean, array $schema = []): void
    {
        register_post_meta(OpeningPostType::NAME, $key, [
            'type' => $type,
            'single' => true,
            'default' => match ($type) {
                'string' => '',
                'integer' => 0,
                default => [],
            },
            'show_in_rest' => ['schema' => $schema + ['context' => in_array($key, self::PUBLIC_KEYS, true) ? ['view', 'edit'] : ['edit']]],
            'revisions_enabled' => true,
            // WordPress passes three arguments to sanitizers; ours accept only the value.
            'sanitize_callback' => static fn (mixed $value): mixed => $clean($value),
            'auth_callback' => static fn (bool $allowed, string $key, int $post, int $user): bool => user_can($user, 'edit_post', $post),
        ]);
    }
}
