<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Admin;

use CourantDesk\Kernel\Assets;
use CourantDesk\Kernel\InlineJson;
use CourantDesk\Openings\Domain\Education;
use CourantDesk\Openings\Domain\EmploymentType;
use CourantDesk\Openings\Domain\SalaryUnit;
use CourantDesk\Openings\Domain\WorkMode;
use CourantDesk\Openings\Frontend\CountryNames;
use CourantDesk\Openings\Frontend\OpeningFieldFormatter;
use CourantDesk\Openings\OpeningsSettings;
use CourantDesk\Openings\Storage\OpeningPostType;

/** Loads the opening panels of the block editor. */
final class OpeningEditorAssets
{
    public function __construct(private readonly Assets $assets, private readonly OpeningsSettings $settings)
    {
    }

    public function enqueue(): void
    {
        $screen = get_current_screen();
        if ($screen === null || $screen->base !== 'post' || $screen->post_type !== OpeningPostType::NAME) {
            return;
        }
        $handle = $this->assets->enqueueAdminScript('jobs');
        $data = InlineJson::encode([
            'workModes' => self::choices(WorkMode::cases(), OpeningFieldFormatter::workMode(...)),
            'employmentTypes' => self::choices(EmploymentType::cases(), OpeningFieldFormatter::employmentType(...)),
            'salaryUnits' => self::choices(array_reverse(SalaryUnit::cases()), OpeningFieldFormatter::salaryUnit(...)),
            'education' => self::choices(Education::cases(), OpeningFieldFormatter::education(...)),
            'countries' => array_map(
                static fn (string $code, string $name): array => ['value' => $code, 'label' => $name],
                array_keys(CountryNames::options()),
                array_values(CountryNames::options())
            ),
            'mapped' => $this->settings->mappedLabels(),
            'locationSpecification' => $this->settings->specificationMapping()->location,
            'timezone' => wp_timezone_string(),
            'trash' => self::trashImpact(),
        ]);
        wp_add_inline_script($handle, 'window.courantOpening = ' . $data . ';', 'before');
    }

    /** @return list<string> the impact of moving the opening to the trash, when it affects more than the opening */
    private static function trashImpact(): array
    {
        $id = (int) get_the_ID();

        return $id > 0 && DeletionConfirmation::describeImpactOnOtherModules([$id], false) !== [] ? DeletionConfirmation::describeImpact([$id], false) : [];
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
