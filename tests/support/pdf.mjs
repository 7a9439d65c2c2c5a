/** Creates small, valid PDF files, each with unique bytes. */
import { randomBytes } from 'node:crypto';

export function makePdf( text = 'A letter of application' ) {
	const content = `BT /F1 18 Tf 72 720 Td (${ text } ${ randomBytes( 6 ).toString( 'hex' ) }) Tj ET`;
	const objects = [
		'<< /Type /Catalog /Pages 2 0 R >>',
		'<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
		'<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
		`<< /Length ${ content.length } >>\nstream\n${ content }\nendstream`,
		'<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
	];
	let file = '%PDF-1.4\n';
	const offsets = objects.map( ( object, index ) => {
		const offset = file.length;
		file += `${ index + 1 } 0 obj\n${ object }\nendobj\n`;
		return String( offset ).padStart( 10, '0' );
	} );
	const table = file.length;
	file += `xref\n0 ${ objects.length + 1 }\n0000000000 65535 f \n${ offsets.map( ( offset ) => `${ offset } 00000 n \n` ).join( '' ) }`;
	return Buffer.from(
		`${ file }trailer\n<< /Size ${ objects.length + 1 } /Root 1 0 R >>\nstartxref\n${ table }\n%%EOF\n`,
		'latin1'
	);
}
