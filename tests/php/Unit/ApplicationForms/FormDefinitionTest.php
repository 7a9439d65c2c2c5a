<?php

declare(strict_types=1);

namespace CourantTests\Unit\ApplicationForms;

use CourantDesk\ApplicationForms\Domain\FieldCondition;
use CourantDesk\ApplicationForms\Domain\FieldConditions;
use CourantDesk\ApplicationForms\Domain\FormDefinition;
use CourantDesk\ApplicationForms\Domain\FormDefinitionValidator;
use CourantDesk\ApplicationForms\Domain\FormInputValidator;
use CourantDesk\ApplicationForms\Domain\FormSerializer;
use CourantDesk\Applications\Domain\ApplicationInput;
use CourantDesk\Kernel\Violation;
use CourantDesk\PrivateFiles\Domain\FileKind;
use CourantDesk\PrivateFiles\Domain\IncomingFile;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class FormDefinitionTest extends TestCase
{
    /**
     * @return iterable<string, array{string, string, list<string>, bool}> the same cases as for
     *     src/application-forms/frontend/conditions.ts
     */
    public static function conditions(): iterable
    {
        $cases = json_decode(
            (string) file_get_contents(dirname(__DIR__, 3) . '/fixtures/applications/conditions.json'),
            true,
        );
        self::assertIsArray($cases);
        foreach ($cases as $case) {
            self::assertIsArray($case);
            self::assertIsString($case['title']);
            self::assertIsString($case['operator']);
            self::assertIsString($case['value']);
            self::assertIsArray($case['given']);
            yield $case['title'] => [
                $case['operator'], $case['value'], array_values(array_filter($case['given'], 'is_string')),
                $case['holds'] === true,
            ];
        }
    }

    /** @param list<string> $given */
    #[DataProvider('conditions')]
    public function testConditions(string $operator, string $value, array $given, bool $holds): void
    {
        self::assertSame($holds, FieldCondition::fromArray(
            ['field' => 'x', 'operator' => $operator, 'value' => $value]
        )?->isMet($given));
    }

    /** @return iterable<string, array{mixed, array<string, list<string>>, bool}> also for conditions.ts */
    public static function conditionGroups(): iterable
    {
        $cases = json_decode(
            (string) file_get_contents(dirname(__DIR__, 3) . '/fixtures/applications/condition-groups.json'),
            true,
        );
        self::assertIsArray($cases);
        foreach ($cases as $case) {
            self::assertIsArray($case);
            self::assertIsString($case['title']);
            self::assertIsArray($case['given']);
            $given = [];
            foreach ($case['given'] as $field => $values) {
                self::assertIsArray($values);
                $given[(string) $field] = array_values(array_filter($values, 'is_string'));
            }
            yield $case['title'] => [$case['condition'], $given, $case['holds'] === true];
        }
    }

    /** @param array<string, list<string>> $given */
    #[DataProvider('conditionGroups')]
    public function testAllOrAnyOfSeveralConditions(mixed $condition, array $given, bool $holds): void
    {
        $conditions = FieldConditions::fromArray($condition);
        self::assertSame($holds, $conditions?->areMet($given));
        self::assertEquals($conditions, FieldConditions::fromArray($conditions->toArray()));
    }

    public function testInvalidConditionsAreDropped(): void
    {
        self::assertNull(FieldConditions::fromArray(['match' => 'any', 'rules' => [['field' => 'a'], 'x', null]]));
        self::assertSame([
            'match' => 'all',
            'rules' => [['field' => 'a', 'operator' => 'filled', 'value' => '']],
        ], FieldConditions::fromArray(
            ['match' => 'some', 'rules' => [['field' => 'a', 'operator' => 'filled'], ['operator' => 'is']]]
        )?->toArray());
        self::assertCount(FieldConditions::MAX_CONDITIONS, FieldConditions::fromArray(
            ['rules' => array_fill(0, 99, ['field' => 'a', 'operator' => 'filled'])]
        )->rules ?? []);
    }

    public function testAHiddenConditionalFieldIsNotRequiredAndCountsAsEmptyForLaterConditions(): void
    {
        $form = FormSerializer::parse([
            self::field('permit', ['type' => 'radio', 'choices' => ['Yes', 'No']]),
            self::field('which', [
                'condition' => ['field' => 'awsm_field_permit', 'operator' => 'is', 'value' => 'No'],
            ]),
            self::field('until', [
                'type' => 'date',
                'required' => true,
                'condition' => ['field' => 'awsm_field_which', 'operator' => 'filled'],
            ]),
            self::field('proof', [
                'type' => 'file',
                'required' => true,
                'condition' => ['field' => 'awsm_field_permit', 'operator' => 'is', 'value' => 'Yes'],
            ]),
        ]);

        self::assertSame(['file.missing'], self::codes(
            $form,
            ['awsm_field_permit' => 'Yes', 'awsm_field_which' => 'smuggled', 'awsm_field_until' => 'nonsense'],
        ));
        self::assertSame(
            ['field.missing'],
            self::codes($form, ['awsm_field_permit' => 'No', 'awsm_field_which' => 'EU']),
        );
        self::assertSame([], self::codes($form, ['awsm_field_permit' => 'No']));
        $input = new ApplicationInput(1, ['awsm_field_permit' => 'Yes', 'awsm_field_which' => 'smuggled'], [
            'awsm_field_proof' => [new IncomingFile('a.pdf', '/a', 1)],
        ]);
        self::assertSame(['awsm_field_permit' => 'Yes'], $input->restrictedTo($form->visibleFor($input))->values);
    }

    /** @return iterable<string, array{array<string, mixed>, string, string}> */
    public static function bounds(): iterable
    {
        $number = ['type' => 'number', 'least' => '18', 'most' => '99.5'];
        yield 'below' => [$number, '17.9', 'value.below'];
        yield 'the least' => [$number, '18', ''];
        yield 'above' => [$number, '100', 'value.above'];
        yield 'an exponent' => [$number, '2e1', 'number.malformed'];
        $date = ['type' => 'date', 'least' => '2026-01-01', 'most' => '2026-12-31'];
        yield 'before' => [$date, '2025-12-31', 'value.below'];
        yield 'the last day' => [$date, '2026-12-31', ''];
        yield 'after' => [$date, '2027-01-01', 'value.above'];
        yield 'no day' => [$date, '2026-02-30', 'date.malformed'];
        yield 'short' => [['minLength' => 3], 'éé', 'field.too_short'];
        yield 'long enough' => [['minLength' => 3], 'ééé', ''];
        yield 'too long' => [['maxLength' => 3], 'éééé', 'field.too_long'];
        yield 'not a choice' => [['type' => 'checkbox', 'choices' => ['A', 'B']], 'C', 'choice.unknown'];
    }

    /** @param array<string, mixed> $field */
    #[DataProvider('bounds')]
    public function testRules(array $field, string $text, string $code): void
    {
        self::assertSame($code === '' ? [] : [$code], self::codes(FormSerializer::parse([self::field('x', $field)]), [
            'awsm_field_x' => $text,
        ]));
    }

    public function testAFormIsReadAsItWasSaved(): void
    {
        $form = FormSerializer::parse([
            ['name' => 'awsm_applicant_name', 'type' => 'file', 'label' => 'Your name', 'required' => true],
            [
                'name' => 'awsm_applicant_email', 'label' => 'Mail', 'required' => true,
                'message' => 'An address, please.',
            ],
            self::field('h', ['type' => 'heading', 'required' => true]),
            self::field(
                'work',
                ['type' => 'file', 'files' => 99, 'kinds' => ['png', 'php', 'pdf', 'png'], 'width' => 'half'],
            ),
            self::field('terms', [
                'type' => 'consent',
                'label' => 'I read the <a href="https://courant.example">terms</a>',
                'required' => true,
            ]),
        ], 5, 2, "A\nform");

        $again = FormSerializer::parse(FormSerializer::serialize($form), 5, 2, 'A form');

        self::assertEquals($form, $again);
        self::assertSame('text', $form->fields[0]->type->value, 'fields of WP Job Openings keep their type');
        self::assertSame('email', $form->field('awsm_applicant_email')?->rule);
        self::assertFalse($form->field('awsm_field_h')?->required);
        self::assertSame(
            [10, [FileKind::Png, FileKind::Pdf]],
            [$form->fields[3]->maxFiles, $form->fields[3]->fileKinds],
        );
        self::assertSame('I read the terms', $form->fields[4]->label);
        self::assertSame([], FormDefinitionValidator::validate($form));
    }

    /** @return iterable<string, array{mixed, list<string>}> */
    public static function wrongForms(): iterable
    {
        $name = ['name' => 'awsm_applicant_name', 'label' => 'N', 'required' => true];
        $email = ['name' => 'awsm_applicant_email', 'label' => 'E', 'required' => true];
        yield 'nothing' => ['x', ['form.lacks', 'form.lacks']];
        yield 'an optional slug' => [[$name, ['required' => false] + $email], ['form.lacks']];
        yield 'names reserved by WordPress' => [
            [
                $name,
                $email,
                ['name' => 'action', 'type' => 'text', 'label' => 'A'],
                ['name' => 'awsm_field_A"', 'type' => 'text', 'label' => 'A'],
            ],
            [],
        ];
        yield 'twice' => [[$name, $email, self::field('a'), self::field('a')], ['form.twice']];
        yield 'no label' => [[$name, $email, self::field('a', ['label' => ' '])], ['form.unlabelled']];
        yield 'no choices' => [
            [$name, $email, self::field('a', ['type' => 'select', 'choices' => [' ', 7]])],
            ['form.choiceless'],
        ];
        yield 'bounds in reverse order' => [
            [$name, $email, self::field('a', ['type' => 'number', 'least' => '10', 'most' => '9'])],
            ['form.bounds'],
        ];
        yield 'depends on what is below' => [
            [
                $name,
                $email,
                self::field('a', ['condition' => ['field' => 'awsm_field_b', 'operator' => 'filled']]),
                self::field('b'),
            ],
            ['form.condition_below'],
        ];
        yield 'one of several conditions depends on what is below' => [
            [
                $name,
                $email,
                self::field('a', ['condition' => ['match' => 'any', 'rules' => [
                    ['field' => 'awsm_applicant_name', 'operator' => 'filled'],
                    ['field' => 'awsm_field_b', 'operator' => 'filled'],
                ]]]),
                self::field('b'),
            ],
            ['form.condition_below'],
        ];
    }

    /** @param list<string> $codes */
    #[DataProvider('wrongForms')]
    public function testReportsWhyAFormIsInvalid(mixed $raw, array $codes): void
    {
        self::assertSame($codes, array_map(
            static fn (Violation $violation): string => $violation->code,
            FormDefinitionValidator::validate(FormSerializer::parse($raw, title: 'F')),
        ));
    }

    /**
     * @param array<string, mixed> $more
     * @return array<string, mixed>
     */
    private static function field(string $name, array $more = []): array
    {
        return $more + ['name' => FormDefinition::CUSTOM_PREFIX . $name, 'type' => 'text', 'label' => ucfirst($name)];
    }

    /**
     * @param array<string, string> $values
     * @return list<string>
     */
    private static function codes(FormDefinition $form, array $values): array
    {
        return array_map(
            static fn (Violation $violation): string => $violation->code,
            (new FormInputValidator())->check($form, new ApplicationInput(1, $values)),
        );
    }
}
