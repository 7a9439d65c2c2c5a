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
     */
    public function __construct(
        public readonly array $accepted,
        public readonly int $maxFile,
        public readonly int $maxTotal,
        private readonly Sniffer $sniffer,
    ) {
    }

    /**
     * @param array<string, list<IncomingFile>> $files by field name
     * @return list<Violation>
     */
    public function check(array $files, FormDefinition $form = new FormDefinition([])): array
    {
        $violations = [];
        $total = 0;
        foreach ($files as $field => $ofField) {
            $asks = $form->field($field);
            $most = $asks->files ?? 1;
            $kinds = $asks === null || $asks->kinds === [] ? $this->accepted : $asks->kinds;
            if (count($ofField) > $most) {
                $violations[] = new Violation('file.too_many', $field, ['max' => $most]);
            }
            foreach ($ofField as $file) {
                $total += $file->bytes;
                $code = $this->problemOf($file, $kinds);
                if ($code !== '') {
                    $violations[] = new Violation($code, $field, $this->facts($file, $kinds));
                }
            }
        }
        if ($violations === [] && $total > $this->maxTotal) {
            $violations[] = new Violation('file.total_too_large', (string) array_key_first($files), ['max' => $this->maxTotal]);
        }

        return $violations;
    }

    /** @param list<FileKind> $kinds */
    private function problemOf(IncomingFile $file, array $kinds): string
    {
        if ($file->problem !== '') {
            return $file->problem;
        }
        $claimed = FileKind::ofExtension(FileName::extension($file->name));
        if ($claimed === null || !in_array($claimed, $kinds, true)) {
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

    /**
     * @param list<FileKind> $kinds
     * @return array<string, string|int>
     */
    private function facts(IncomingFile $file, array $kinds): array
    {
        return [
            'name' => FileName::shown($file->name),
            'bytes' => $file->bytes,
            'max' => $this->maxFile,
            'types' => implode(', ', array_map(static fn (FileKind $kind): string => $kind->value, $kinds)),
        ];
    }
}
