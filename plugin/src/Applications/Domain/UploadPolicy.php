<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

use CourantDesk\Kernel\Violation;

/** Which files are taken: ending, content and size must all agree (Rulings 17). */
final class UploadPolicy
{
    /**
     * @param list<FileKind> $accepted
     * @param int            $maxFile  bytes of one file
     * @param int            $maxTotal bytes of all files together
     * @param int            $maxCount files of one field
     */
    public function __construct(
        public readonly array $accepted,
        public readonly int $maxFile,
        public readonly int $maxTotal,
        private readonly Sniffer $sniffer,
        public readonly int $maxCount = 1,
    ) {
    }

    /**
     * @param array<string, list<IncomingFile>> $files by field name
     * @return list<Violation>
     */
    public function check(array $files): array
    {
        $violations = [];
        $total = 0;
        foreach ($files as $field => $ofField) {
            if (count($ofField) > $this->maxCount) {
                $violations[] = new Violation('file.too_many', $field, ['max' => $this->maxCount]);
            }
            foreach ($ofField as $file) {
                $total += $file->bytes;
                $code = $this->problemOf($file);
                if ($code !== '') {
                    $violations[] = new Violation($code, $field, $this->facts($file));
                }
            }
        }
        if ($violations === [] && $total > $this->maxTotal) {
            $violations[] = new Violation('file.total_too_large', (string) array_key_first($files), ['max' => $this->maxTotal]);
        }

        return $violations;
    }

    /** @return list<string> such as `pdf`, `docx` */
    public function extensions(): array
    {
        return array_map(static fn (FileKind $kind): string => $kind->value, $this->accepted);
    }

    private function problemOf(IncomingFile $file): string
    {
        if ($file->problem !== '') {
            return $file->problem;
        }
        $claimed = FileKind::tryFrom(FileName::extension($file->name));
        if ($claimed === null || !in_array($claimed, $this->accepted, true)) {
            return 'file.type';
        }
        if ($file->bytes < 1) {
            return 'file.empty';
        }
        if ($file->bytes > $this->maxFile) {
            return 'file.too_large';
        }

        return $this->sniffer->kindOf($file->path) === $claimed ? '' : 'file.content';
    }

    /** @return array<string, string|int> */
    private function facts(IncomingFile $file): array
    {
        return [
            'name' => FileName::shown($file->name),
            'max' => $this->maxFile,
            'types' => implode(', ', $this->extensions()),
        ];
    }
}
