<?php

declare(strict_types=1);

namespace CourantTests\Integration\Applications;

use CourantTests\Support\Applications\ApplicationsTestCase;
use CourantTests\Support\Applications\BuildsForms;

/** Tests application forms with steps: HTML of a page without JavaScript, assets, and stored fields. */
final class FormStepsTest extends ApplicationsTestCase
{
    use BuildsForms;

    private const NAME = ['name' => 'awsm_applicant_name', 'type' => 'text', 'label' => 'Name', 'required' => true];
    private const EMAIL = ['name' => 'awsm_applicant_email', 'type' => 'email', 'label' => 'Email', 'required' => true];
    private const SHIFT = [
        'name' => 'awsm_field_shift', 'type' => 'checkbox', 'label' => 'Shift', 'choices' => ['Days', 'Nights'],
    ];

    public function testAFormWithStepsIsOnePageWithTheStepOfEachField(): void
    {
        $step = static fn (string $name, string $label): array => [
            'name' => "awsm_field_$name", 'type' => 'step', 'label' => $label,
        ];
        $form = $this->createForm([
            $step('you', 'About you'), self::NAME, self::EMAIL, $step('work', 'Your work'), self::SHIFT,
        ]);
        $opening = $this->opening(['meta' => ['courant_apply' => ['way' => 'form', 'form' => $form]]])->ID;

        $html = $this->formOf($opening);
        preg_match_all('/data-form-step="\K\d|>\KStep \d of \d(?=<)|<h3 class="courant-form-heading">\K[^<]+/', $html, $found);

        self::assertSame(
            ['1', 'Step 1 of 2', 'About you', '1', '1', '2', 'Step 2 of 2', 'Your work', '2', '2'],
            $found[0],
        );
        self::assertStringContainsString(' data-steps="2">', $html);
        self::assertTrue(wp_style_is('courant-desk-application-steps'));
        self::assertTrue(wp_script_is('courant-desk-early-application-steps'));
        $id = (int) $this->submit($opening, ['awsm_field_shift' => ['Days'], 'awsm_field_you' => 'x'])
            ->receipt?->applicationId;
        self::assertSame(['Shift'], array_map(
            static fn ($responded): string => $responded->label,
            $this->applicationsFactory()->fieldResponses()->findCustom($id),
        ));
    }

    public function testAFormWithoutStepsLoadsNothingForThem(): void
    {
        $html = $this->formOf($this->opening()->ID);

        self::assertStringNotContainsString('data-steps', $html);
        self::assertStringNotContainsString('courant-form-step', $html);
        self::assertFalse(wp_style_is('courant-desk-application-steps'));
        self::assertFalse(wp_script_is('courant-desk-early-application-steps'));
    }
}
