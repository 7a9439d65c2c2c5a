<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Http;

use CourantDesk\ApplicationForms\Domain\FormDefinition;
use CourantDesk\Applications\Domain\SubmissionReceipt;
use CourantDesk\Applications\Frontend\ApplicantMessages;
use CourantDesk\Kernel\Violation;

/**
 * Builds the HTTP response to an application, for every result.
 *
 * @see docs/features/applications.md#responses
 * @see plugin/schema/application-response.json
 */
final class SubmissionResponse
{
    /**
     * @param list<string>          $errors   messages
     * @param list<string>          $successMessages messages
     * @param array<string, string> $fieldErrors  first message of each field, by field name
     * @param array<string, string> $errorFields  names of the fields that messages of $errors belong to, by message
     */
    private function __construct(
        public readonly int $status,
        public readonly array $errors,
        public readonly array $successMessages,
        public readonly array $fieldErrors = [],
        public readonly ?SubmissionReceipt $receipt = null,
        public readonly array $errorFields = [],
    ) {
    }

    /** @param string $sent message with the list of what was sent, or '' */
    /** @param list<string> $details messages after the one with the reference; empty ones are left out */
    public static function fromReceipt(
        SubmissionReceipt $receipt,
        ApplicantMessages $messages,
        array $details = [],
    ): self {
        $success = array_values(array_filter(
            [$messages->successMessage($receipt), ...$details],
            static fn (string $message): bool => $message !== '',
        ));

        return new self(200, [], $success, [], $receipt);
    }

    public static function fromError(int $status, string $message): self
    {
        return new self($status, [$message], []);
    }

    /** @param list<Violation> $violations */
    public static function fromViolations(array $violations, ?FormDefinition $form, ApplicantMessages $messages): self
    {
        $error = [];
        $fields = [];
        $errorFields = [];
        foreach ($violations as $violation) {
            $error[] = $message = $messages->describe($violation, $form);
            if ($violation->field !== '') {
                $errorFields[$message] ??= $violation->field;
                $fields[$violation->field] ??= $messages->describeNextToField($violation, $form);
            }
        }

        return new self(
            self::statusCode($violations),
            array_values(array_unique($error)),
            [],
            $fields,
            errorFields: $errorFields,
        );
    }

    /** @return array<string, mixed> in the format of the JSON response */
    public function toArray(): array
    {
        $response = ['error' => $this->errors, 'success' => $this->successMessages];
        if ($this->fieldErrors !== []) {
            $response['fields'] = $this->fieldErrors;
        }
        if ($this->receipt !== null) {
            $response['data'] = ['id' => $this->receipt->applicationId, 'reference' => $this->receipt->reference];
        }

        return $response;
    }

    /** @param list<Violation> $violations */
    private static function statusCode(array $violations): int
    {
        $statuses = array_map(static fn (Violation $violation): int => match ($violation->code) {
            'opening.closed' => 409,
            'rate.exceeded' => 429,
            'attempt.busy', 'storage.full', 'file.unwritable', 'file.partial' => 503,
            'file.too_large', 'file.total_too_large' => 413,
            default => 422,
        }, $violations);

        return count(array_unique($statuses)) === 1 ? $statuses[0] : 422;
    }
}
