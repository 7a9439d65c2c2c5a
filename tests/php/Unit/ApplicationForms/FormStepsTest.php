<?php

declare(strict_types=1);

namespace CourantTests\Unit\ApplicationForms;

use CourantDesk\ApplicationForms\Domain\FormSerializer;
use CourantDesk\ApplicationForms\Domain\FormSteps;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class FormStepsTest extends TestCase
{
    /** @return iterable<string, array{list<string>, list<int>, int}> types and steps of the fields, number of steps */
    public static function forms(): iterable
    {
        yield 'no fields' => [[], [], 0];
        yield 'no steps' => [['text', 'heading'], [0, 0], 0];
        yield 'one step is the whole form' => [['step', 'text'], [0, 0], 0];
        yield 'each step starts with its title' => [['step', 'text', 'date', 'step', 'file'], [1, 1, 1, 2, 2], 2];
        yield 'fields above the first title get a step of their own' => [['text', 'step', 'file'], [1, 1, 2, 2], 2];
        yield 'a step without fields' => [['step', 'step', 'text'], [1, 2, 2], 2];
    }

    /**
     * @param list<string> $types
     * @param list<int>    $positions
     */
    #[DataProvider('forms')]
    public function testStepsOfFields(array $types, array $positions, int $count): void
    {
        $form = FormSerializer::parse(array_map(
            static fn (string $type, int $index): array => [
                'name' => "awsm_field_$index", 'type' => $type, 'label' => 'L',
            ],
            $types,
            array_keys($types),
        ));

        $steps = FormSteps::fromFields($form->fields);

        self::assertSame([$positions, $count], [$steps->positions, $steps->count]);
    }

    public function testAStepIsNoInputAndHasNoCondition(): void
    {
        [$step] = FormSerializer::parse([[
            'name' => 'awsm_field_one', 'type' => 'step', 'label' => 'One', 'required' => true,
            'condition' => ['field' => 'awsm_field_zero', 'operator' => 'filled'],
        ]])->fields;

        self::assertSame([false, null], [$step->required, $step->condition]);
    }
}
