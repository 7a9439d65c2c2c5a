<?php

declare(strict_types=1);

namespace CourantTests\Unit\Import;

use CourantDesk\ApplicationForms\Domain\FieldType;
use CourantDesk\ApplicationForms\Domain\FormDefinition;
use CourantDesk\ApplicationForms\Domain\FormDefinitionValidator;
use CourantDesk\Import\Domain\ProFormConverter;
use CourantDesk\PrivateFiles\Domain\FileKind;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** Tests the conversion of forms of WP Job Openings Pro. */
final class ProFormConverterTest extends TestCase
{
    public function testConvertsEachFieldType(): void
    {
        $form = ProFormConverter::toForm([
            ['name' => 'awsm_applicant_name', 'label' => 'Your name', 'field_type' => 'text', 'required' => ''],
            ['name' => 'awsm_applicant_email', 'label' => 'Mail', 'field_type' => 'email', 'required' => 'required'],
            ['name' => 'awsm_section_1', 'label' => '', 'field_type' => 'section', 'misc_options' => [
                'section_title' => 'About &amp; more', 'section_description' => '<p>Tell us</p>',
            ]],
            ['name' => 'awsm_select_1', 'label' => 'Shift', 'field_type' => 'select', 'required' => 'required',
                'field_options' => 'Early, Late,Night '],
            ['name' => 'awsm_number_1', 'label' => 'Salary', 'field_type' => 'number', 'misc_options' => [
                'template_tag' => 'expected-salary',
            ]],
            ['name' => 'awsm_applicant_photo', 'label' => 'Photo', 'field_type' => 'photo', 'active' => 'active'],
            ['name' => 'awsm_file_1', 'label' => 'Diplomas', 'field_type' => 'file', 'misc_options' => [
                'file_types' => 'pdf, JPEG,exe', 'multi_upload' => 4, 'max_file_size' => '3',
            ]],
            ['name' => 'awsm_file', 'label' => 'CV', 'field_type' => 'resume', 'required' => 'required'],
            ['name' => 'awsm_text_9', 'label' => 'Hidden', 'field_type' => 'text', 'active' => ''],
            ['name' => 'awsm_odd_1', 'label' => 'Unknown', 'field_type' => 'signature'],
            'not a field',
        ], 'Engineers');

        self::assertSame('Engineers', $form->title);
        self::assertSame([
            'awsm_applicant_name', 'awsm_applicant_email', 'awsm_field_section_1', 'awsm_field_select_1',
            'awsm_field_expected_salary', 'awsm_field_photo', 'awsm_field_file_1', 'awsm_file',
        ], array_map(static fn ($field): string => $field->name, $form->fields));
        self::assertSame([true, true, false, true, false, false, false, true], array_map(
            static fn ($field): bool => $field->required,
            $form->fields,
        ));
        $heading = $form->field('awsm_field_section_1');
        self::assertSame(
            [FieldType::Heading, 'About & more', 'Tell us'],
            [$heading?->type, $heading?->label, $heading?->help],
        );
        self::assertSame(['Early', 'Late', 'Night'], array_values($form->field('awsm_field_select_1')->choices ?? []));
        self::assertSame('{expected-salary}', FormDefinition::emailTag('awsm_field_expected_salary'), 'the same tag');
        self::assertSame([FileKind::Jpg, FileKind::Png], $form->field('awsm_field_photo')?->fileKinds);
        $files = $form->field('awsm_field_file_1');
        self::assertSame(
            [[FileKind::Pdf, FileKind::Jpg], 4, 3],
            [$files?->fileKinds, $files?->maxFiles, $files?->maxMegabytes],
        );
        self::assertSame(0, $form->field('awsm_file')?->maxMegabytes, 'the limit of the site');
        self::assertSame(['heading' => '', 'description' => '', 'button' => ''], $form->texts->toArray());
        self::assertSame([], FormDefinitionValidator::validate($form));
    }

    public function testAddsNameAndEmail(): void
    {
        $form = ProFormConverter::toForm([
            ['name' => 'awsm_text_1', 'label' => 'Team', 'field_type' => 'text'],
            ['name' => 'awsm_text_1', 'label' => 'Team again', 'field_type' => 'text'],
        ], 'F');

        self::assertSame(['awsm_applicant_name', 'awsm_applicant_email', 'awsm_field_text_1'], array_map(
            static fn ($field): string => $field->name,
            $form->fields,
        ));
        self::assertSame([], FormDefinitionValidator::validate($form));
        self::assertCount(2, ProFormConverter::toForm('broken', 'F')->fields);
    }

    public function testConvertsTheTextsOfAForm(): void
    {
        $form = ProFormConverter::toForm([], 'Engineers', [
            'form_title' => 'Join <b>us</b> &amp; stay', 'form_description' => ' <p>In <a href="/">English</a></p> ',
            'btn_text' => "Send\nnow", 'other' => ['x'],
        ]);

        self::assertSame(
            [
                'heading' => 'Join us & stay', 'description' => '<p>In <a href="/">English</a></p>',
                'button' => 'Send now',
            ],
            $form->texts->toArray(),
        );
    }

    /** @return iterable<string, array{mixed, int}> */
    public static function sizes(): iterable
    {
        yield 'megabytes' => ['5', 5];
        yield 'a part of a megabyte' => [0.5, 1];
        yield 'bytes' => [2097152, 2];
        yield 'negative' => ['-1', 0];
        yield 'no number' => ['large', 0];
    }

    #[DataProvider('sizes')]
    public function testConvertsTheMaximumSizeOfAFile(mixed $size, int $megabytes): void
    {
        $form = ProFormConverter::toForm([[
            'name' => 'awsm_file', 'label' => 'CV', 'field_type' => 'resume',
            'misc_options' => ['max_file_size' => $size],
        ]], 'Form');

        self::assertSame($megabytes, $form->field('awsm_file')?->maxMegabytes);
    }
}
