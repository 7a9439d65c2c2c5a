<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp;

use CourantDesk\Applications\Domain\FormDefinition;
use CourantDesk\Applications\Domain\Receipt;
use CourantDesk\Kernel\Violation;

/** The answer to an application, whatever happened (Spec 3, Rulings 16; schema/application-response.json). */
final class Answer
{
    /**
     * @param list<string>          $error   messages
     * @param list<string>          $success messages
     * @param array<string, string> $fields  first message of each field, by name
     */
    private function __construct(
        public readonly int $status,
        public readonly array $error,
        public readonly array $success,
        public readonly array $fields = [],
        public readonly ?Receipt $receipt = null,
    ) {
    }

    public static function stored(Receipt $receipt, Messages $messages): self
    {
        return new self(200, [], [$messages->success($receipt)], [], $receipt);
    }

    public static function failed(int $status, string $message): self
    {
        return new self($status, [$message], []);
    }

    /** @param list<Violation> $violations */
    public static function refused(array $violations, ?FormDefinition $form, Messages $messages): self
    {
        $error = [];
        $fields = [];
        foreach ($violations as $violation) {
            $error[] = $messages->of($violation, $form);
            if ($violation->field !== '') {
                $fields[$violation->field] ??= $messages->besideField($violation, $form);
            }
        }

        return new self(self::status($violations), array_values(array_unique($error)), [], $fields);
    }

    /** @return array<string, mixed> in the wire's shape */
    public function toArray(): array
    {
        $answer = ['error' => $this->error, 'success' => $this->success];
        if ($this->fields !== []) {
            $answer['fields'] = $this->fields;
        }
        if ($this->receipt !== null) {
            $answer['data'] = ['id' => $this->receipt->application, 'reference' => $this->receipt->reference];
        }

        return $answer;
    }

    /** @param list<Violation> $violations */
    private static function status(array $violations): int
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
