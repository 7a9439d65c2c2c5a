<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Admin;

use CourantDesk\Kernel\Assets;
use CourantDesk\Kernel\InlineJson;
use CourantDesk\Openings\Domain\OpeningField;
use CourantDesk\Openings\Domain\OpeningFields;
use CourantDesk\Openings\Domain\SalaryUnit;
use CourantDesk\Openings\Fields\OpeningFieldRegistry;
use CourantDesk\Openings\Frontend\CountryNames;
use CourantDesk\Openings\Frontend\OpeningFieldFormatter;
use CourantDesk\Openings\OpeningsSettings;
use CourantDesk\Openings\Storage\OpeningPostType;

/** Enqueues the scripts of the opening panels in the block editor. */
final class OpeningEditorAssets
{
    public function __construct(
        private readonly Assets $assets,
        private readonly OpeningsSettings $settings,
        private readonly OpeningFields $fields = new OpeningFieldRegistry(),
    ) {
    }

    public function enqueue(): void
    {
        $screen = get_current_screen();
        if ($screen === null || $screen->base !== 'post' || $screen->post_type !== OpeningPostType::NAME) {
            return;
        }
        $handle = $this->assets->enqueueAdminScript('openings');
        $data = InlineJson::encode([
            'fields' => $this->describeFields(),
            'salaryUnits' => array_map(
                static fn (SalaryUnit $unit): array
                    => ['value' => $unit->value, 'label' => OpeningFieldFormatter::salaryUnit($unit)],
                array_reverse(SalaryUnit::cases()),
            ),
            'countries' => array_map(
                static fn (string $code, string $name): array => ['value' => $code, 'label' => $name],
                array_keys(CountryNames::options()),
                array_values(CountryNames::options())
            ),
            'locationSpecification' => $this->settings->specificationMapping()->location,
            'trash' => self::trashImpact(),
        ]);
        wp_add_inline_script($handle, 'window.courantOpening = ' . $data . ';', 'before');
    }

    /** @return list<string> the impact of moving the opening to the trash, when it affects more than the opening */
    private static function trashImpact(): array
    {
        $id = (int) get_the_ID();

        return $id > 0 && DeletionConfirmation::describeImpactOnOtherModules([$id], false) !== []
            ? DeletionConfirmation::describeImpact([$id], false)
            : [];
    }

    /**
     * @return list<array<string, mixed>> fields with a control: their meta key, panel, group, label of the
     *     specification that mirrors them, notice while they are empty, element ID and control
     */
    public function describeFields(): array
    {
        $mirrored = $this->settings->mappedLabels();
        $described = [];
        foreach ($this->fields->all() as $field) {
            $control = $field->control();
            if ($control !== null) {
                $described[] = [
                    'key' => $field->key(),
                    'id' => OpeningFieldView::elementId($field),
                    'panel' => $field->panel(),
                    'group' => $field->group(),
                    'mirrored' => $mirrored[$field->mirroredSpecification()] ?? '',
                    'missing' => self::describeNotice($field),
                ] + $control->toArray();
            }
        }

        return $described;
    }

    /** @return array{message: string, action: string, elementId: string}|null */
    private static function describeNotice(OpeningField $field): ?array
    {
        $notice = $field->missingNotice();

        return $notice === null ? null : [
            'message' => $notice->message,
            'action' => $notice->action,
            'elementId' => $notice->elementId !== '' ? $notice->elementId : OpeningFieldView::elementId($field),
        ];
    }
}
