<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Admin;

use CourantDesk\Jobs\Domain\Education;
use CourantDesk\Jobs\Domain\EmploymentType;
use CourantDesk\Jobs\Domain\SalaryUnit;
use CourantDesk\Jobs\Domain\WorkMode;
use CourantDesk\Jobs\JobsSettings;
use CourantDesk\Jobs\View\CountryNames;
use CourantDesk\Jobs\View\Words;
use CourantDesk\Jobs\Wp\OpeningType;
use CourantDesk\Kernel\Assets;
use CourantDesk\Kernel\InlineJson;

/** The panels of an opening in the block editor. */
final class OpeningEditor
{
    public function __construct(private readonly Assets $assets, private readonly JobsSettings $settings)
    {
    }

    public function boot(): void
    {
        add_action('enqueue_block_editor_assets', [$this, 'enqueue']);
    }

    public function enqueue(): void
    {
        $screen = get_current_screen();
        if ($screen === null || $screen->base !== 'post' || $screen->post_type !== OpeningType::NAME) {
            return;
        }
        $handle = $this->assets->adminScript('jobs');
        $words = InlineJson::encode([
            'workModes' => self::choices(WorkMode::cases(), Words::workMode(...)),
            'employmentTypes' => self::choices(EmploymentType::cases(), Words::employmentType(...)),
            'salaryUnits' => self::choices(array_reverse(SalaryUnit::cases()), Words::salaryUnit(...)),
            'education' => self::choices(Education::cases(), Words::education(...)),
            'countries' => array_map(
                static fn (string $code, string $name): array => ['value' => $code, 'label' => $name],
                array_keys(CountryNames::options()),
                array_values(CountryNames::options())
            ),
            'mapped' => $this->settings->mappedLabels(),
            'locationSpecification' => $this->settings->mapping()->location,
            'timezone' => wp_timezone_string(),
            'trash' => self::trash(),
        ]);
        wp_add_inline_script($handle, 'window.courantOpening = ' . $words . ';', 'before');
    }

    /** @return list<string> what is said of the trash, where it would touch more than the opening */
    private static function trash(): array
    {
        $id = (int) get_the_ID();

        return $id > 0 && LossOfOpenings::ofOthers([$id], false) !== [] ? LossOfOpenings::sentences([$id], false) : [];
    }

    /**
     * @template C of Education|WorkMode|EmploymentType|SalaryUnit
     * @param list<C>             $cases
     * @param callable(C): string $label
     * @return list<array{value: string, label: string}>
     */
    private static function choices(array $cases, callable $label): array
    {
        return array_map(static fn ($case): array => ['value' => $case->value, 'label' => $label($case)], $cases);
    }
}
