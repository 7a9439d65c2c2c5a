<?php

declare(strict_types=1);

namespace CourantTests\Support\Applications;

use CourantDesk\ApplicationForms\Domain\FormSerializer;
use CourantDesk\Kernel\Request;

/** Creates application forms, and returns the HTML of the form of an opening. */
trait BuildsForms
{
    /** @param list<array<string, mixed>> $fields */
    private function createForm(array $fields): int
    {
        return (int) $this->forms()->formRepository()->save(FormSerializer::parse($fields, title: 'F'))?->id;
    }

    private function formOf(int $opening): string
    {
        $found = $this->applicationsFactory()->openings->find($opening);
        self::assertNotNull($found);

        return $this->applicationsFactory()->formRenderer()->render($found, new Request([]));
    }
}
