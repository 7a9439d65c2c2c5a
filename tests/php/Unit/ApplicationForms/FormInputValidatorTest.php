<?php

declare(strict_types=1);

namespace CourantTests\Unit\ApplicationForms;

use CourantDesk\ApplicationForms\Domain\FieldType;
use CourantDesk\ApplicationForms\Domain\FormDefinition;
use CourantDesk\ApplicationForms\Domain\FormField;
use CourantDesk\ApplicationForms\Domain\FormInputValidator;
use CourantDesk\Applications\Domain\ApplicationInput;
use CourantDesk\Kernel\Violation;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class FormInputValidatorTest extends TestCase
{
    /** @return iterable<string, array{FieldType, string|list<string>, string}> type, input, error code */
    public static function entries(): iterable
    {
        yield 'a name' => [FieldType::Text, 'Zoë O’Hara', ''];
        yield 'only spaces' => [FieldType::Text, '   ', 'field.missing'];
        yield 'too long' => [FieldType::Text, str_repeat('ж', 101), 'field.too_long'];
        yield 'an address' => [FieldType::Email, 'zoe+jobs@example.org', ''];
        yield 'no address' => [FieldType::Email, 'zoe', 'email.malformed'];
        yield 'two URLs' => [FieldType::Email, 'a@b.cc,x@y.zz', 'email.malformed'];
        yield 'a header' => [FieldType::Email, "a@b.cc\r\nBcc: x@y.zz", 'email.malformed'];
        yield 'a name and a URL' => [FieldType::Email, '"X" <a@b.cc>', 'email.malformed'];
        yield 'a phone number' => [FieldType::Phone, '+49 (0) 30/12-34.5', ''];
        yield 'not a phone number' => [FieldType::Phone, '1234 ext. x', 'phone.malformed'];
        yield 'a URL on the web' => [FieldType::Url, 'https://example.org/cv?x=1', ''];
        yield 'a script as a URL' => [FieldType::Url, 'javascript:alert(1)', 'url.malformed'];
        yield 'a number' => [FieldType::Number, '12.5', ''];
        yield 'no number' => [FieldType::Number, 'twelve', 'number.malformed'];
        yield 'a day' => [FieldType::Date, '2028-02-29', ''];
        yield 'no day' => [FieldType::Date, '2027-02-29', 'date.malformed'];
        yield 'a choice' => [FieldType::Select, 'b', ''];
        yield 'not a choice' => [FieldType::Select, 'z', 'choice.unknown'];
        yield 'several choices' => [FieldType::Checkboxes, ['a', 'b'], ''];
        yield 'one that is not a choice' => [FieldType::Checkboxes, ['a', '<b>'], 'choice.unknown'];
        yield 'consent' => [FieldType::Consent, 'yes', ''];
        yield 'no consent' => [FieldType::Consent, '', 'consent.missing'];
        yield 'something else as consent' => [FieldType::Consent, 'no', 'consent.missing'];
    }

    /** @param string|list<string> $entered */
    #[DataProvider('entries')]
    public function testInputIsValidatedByType(FieldType $type, string|array $entered, string $code): void
    {
        $field = new FormField('f', $type, 'f', 'F', choices: ['a' => 'A', 'b' => 'B'], maxLength: 100);

        self::assertSame($code === '' ? [] : [$code], $this->codes([$field], ['f' => $entered]));
    }

    public function testPhoneNumbersAreCheckedByTheRuleOfTheBrowser(): void
    {
        $field = new FormField('f', FieldType::Phone, 'f', 'F');
        foreach (self::contactDetails()['phones']['accepted'] as $phone) {
            self::assertSame([], $this->codes([$field], ['f' => $phone]), $phone);
        }
        foreach (self::contactDetails()['phones']['refused'] as $phone) {
            self::assertSame(['phone.malformed'], $this->codes([$field], ['f' => $phone]), $phone);
        }
    }

    public function testUrlsAreCompletedAsInTheBrowser(): void
    {
        $form = new FormDefinition(
            [new FormField('f', FieldType::Url, 'f', 'F'), new FormField('t', FieldType::Text, 't', 'T')]
        );
        foreach (self::contactDetails()['urls'] as $typed => $completed) {
            $input = (new ApplicationInput(1, ['f' => $typed, 't' => $typed]))->restrictedTo($form);
            self::assertSame([$completed, $typed], [$input->text('f'), $input->text('t')]);
        }
    }

    /** @return array{phones: array{accepted: list<string>, refused: list<string>}, urls: array<string, string>} */
    private static function contactDetails(): array
    {
        /** @var array{phones: array{accepted: list<string>, refused: list<string>}, urls: array<string, string>} */
        return json_decode(
            (string) file_get_contents(dirname(__DIR__, 3) . '/fixtures/applications/contact-details.json'),
            true,
            8,
            JSON_THROW_ON_ERROR,
        );
    }

    public function testAnOptionalFieldMayBeEmptyButNotWrong(): void
    {
        $field = new FormField('f', FieldType::Email, 'f', 'F', false);

        self::assertSame([], $this->codes([$field], ['f' => '']));
        self::assertSame(['email.malformed'], $this->codes([$field], ['f' => 'x']));
    }

    public function testAllErrorsAreReturnedTogetherInTheOrderOfTheForm(): void
    {
        $fields = [
            new FormField('a', FieldType::Text, 'a', 'A'),
            new FormField('b', FieldType::File, 'b', 'B'),
            new FormField('c', FieldType::Consent, 'c', 'C'),
        ];

        self::assertSame(['field.missing', 'file.missing', 'consent.missing'], $this->codes($fields, []));
    }

    /**
     * @param list<FormField>                    $fields
     * @param array<string, string|list<string>> $values
     * @return list<string>
     */
    private function codes(array $fields, array $values): array
    {
        return array_map(
            static fn (Violation $violation): string => $violation->code,
            (new FormInputValidator())->check(new FormDefinition($fields), new ApplicationInput(1, $values))
        );
    }
}
