<?php

declare(strict_types=1);

namespace CourantDesk\Import\Domain;

use Closure;

/** Converts one option of another plugin to settings of Courant Desk, or holds the reason why it is not converted. */
final class OptionRule
{
    /**
     * @param list<string> $targets settings that it is converted to, such as `jobs.slug`; empty when there is a reason
     * @param (Closure(SourceOptions): array<string, mixed>)|null $convert returns values by target; a target that is
     *   missing keeps its value
     */
    private function __construct(
        public readonly string $name,
        public readonly array $targets,
        public readonly ?OptionReason $reason,
        private readonly ?Closure $convert,
    ) {
    }

    /**
     * @param list<string>|string $targets
     * @param Closure(SourceOptions): array<string, mixed> $convert
     */
    public static function toSettings(string $name, array|string $targets, Closure $convert): self
    {
        return new self($name, (array) $targets, null, $convert);
    }

    /** Creates a rule for a text that is stored unchanged. */
    public static function text(string $name, string $target): self
    {
        return self::toSettings(
            $name, $target, static fn (SourceOptions $source): array => [$target => $source->decoded($name)],
        );
    }

    /** Creates a rule for a Boolean setting, which is on when the option has this value. */
    public static function flag(string $name, string $target, string $on): self
    {
        return self::toSettings(
            $name, $target, static fn (SourceOptions $source): array => [$target => $source->text($name) === $on],
        );
    }

    /**
     * @param array<string, string> $values value of the setting by value of the option; other values do not change the
     *     setting
     */
    public static function choice(string $name, string $target, array $values): self
    {
        $convert = static function (SourceOptions $source) use ($name, $target, $values): array {
            $value = $values[$source->text($name)] ?? null;

            return $value === null ? [] : [$target => $value];
        };

        return self::toSettings($name, $target, $convert);
    }

    public static function none(string $name, OptionReason $reason): self
    {
        return new self($name, [], $reason, null);
    }

    /** @return array<string, mixed> values by target; empty when the option is not stored */
    public function convert(SourceOptions $source): array
    {
        return $this->convert !== null && $source->has($this->name) ? ($this->convert)($source) : [];
    }
}
